import { setImmediate } from 'node:timers/promises'
import { getBook, getChapter, listTranslations } from '@narthex/contract/bible/bible.endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { openTwin } from '../../../testing/test-platform.ts'
import { setBibleChoice } from '../office/bible-choice.service.ts'
import { madeUpText, madeUpTranslation } from '../testing/made-up-translation.ts'
import { importMadeUp } from '../testing/set-up-bible.ts'
import { importTranslation } from './import-translation.service.ts'
import type { ParsedTranslation, ParsedVerse } from './parsed-translation.ts'

describe('an import', () => {
  const test = setUpChurches({ farol: { organizacao: 'pomar' }, recife: {} })

  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from biblia_traducao'))
    await importMadeUp(test.platform, { books: ['Jude', '3John'], word: 'antes' })
  })

  const translationsAt = async (church: ChurchScope) =>
    (await (await clientAt(test.platform, church)).call(listTranslations, {})).traducoes
  const judeAt = async (church: ChurchScope, traducao = 'ensaio') => {
    const client = await clientAt(test.platform, church)
    return (await client.call(getChapter, { params: { traducao, livro: 'Jude', capitulo: '1' } })).versiculos
  }
  const firstText = async (church: ChurchScope, traducao?: string) => (await judeAt(church, traducao))[0]?.texto
  const codesAt = async (church: ChurchScope) => (await translationsAt(church)).map(({ codigo }) => codigo)

  it('takes the place of one of the same code: at once at every church, also where it was remembered', async () => {
    const call = createOwnCall(test.platform.transactions.at(test.farol))
    await setBibleChoice(call, { escolhidas: ['ensaio'], padrao: 'ensaio' })
    for (const church of [test.farol, test.recife])
      expect(await firstText(church)).toBe(madeUpText('Jude', 1, 1, 'antes'))
    const [before] = await translationsAt(test.recife)

    const report = await importMadeUp(test.platform, { books: ['Jude'], word: 'depois', nome: 'Outro nome' })
    expect(report).toMatchObject({ isReplaced: true, books: 1, chapters: 1, verses: 25 })
    for (const church of [test.farol, test.recife]) {
      expect(await firstText(church)).toBe(madeUpText('Jude', 1, 1, 'depois'))
      expect(await translationsAt(church)).toEqual([report.translation])
    }
    expect(report.translation).toMatchObject({ nome: 'Outro nome', livros: ['Jude'] })
    expect(report.translation.revisao).not.toBe(before?.revisao)
    const client = await clientAt(test.platform, test.recife)
    const params = { traducao: 'ensaio', livro: 'Jude' } as const
    await expect(client.call(getBook, { params, query: { revisao: before?.revisao ?? '' } })).rejects.toMatchObject({
      code: 'TRANSLATION_CHANGED',
    })
    const { revisao } = report.translation
    expect((await client.call(getBook, { params, query: { revisao } })).capitulos[0]).toHaveLength(25)
  })

  it('is known to other processes when it ends', async () => {
    const twin = await openTwin(test)
    try {
      const read = async () => {
        const client = await clientAt(twin.platform, test.recife)
        const { versiculos } = await client.call(getChapter, {
          params: { traducao: 'ensaio', livro: 'Jude', capitulo: '1' },
        })
        return versiculos[0]?.texto
      }
      expect(await read()).toBe(madeUpText('Jude', 1, 1, 'antes'))
      await importMadeUp(test.platform, { books: ['Jude'], word: 'depois' })
      expect(await read()).toBe(madeUpText('Jude', 1, 1, 'depois'))
    } finally {
      await twin.close()
    }
  })

  it('never shows a reader parts of both texts', async () => {
    let isDone = false
    const importing = importMadeUp(test.platform, { books: ['Jude', 'Ps'], word: 'depois' }).finally(() => {
      isDone = true
    })
    const seen = new Set<string>()
    while (!isDone) {
      const texts = (await judeAt(test.recife)).map(({ texto }) => (texto.includes('depois') ? 'depois' : 'antes'))
      expect(new Set(texts).size).toBe(1)
      seen.add(texts[0] ?? '')
      // What is remembered is answered without waiting: the import gets its turn.
      await setImmediate()
    }
    await importing
    expect(seen).toContain('antes')
    expect(await firstText(test.recife)).toContain('depois')
  })

  it.each<[string, Partial<ParsedTranslation>, object]>([
    ['breaks off', { verses: breaksOff() }, { message: 'broken off' }],
    ['has a verse twice', { verses: [someVerse(1), someVerse(1)] }, { message: 'Jude.1.1 occurs twice' }],
    ['has no verse', { verses: [] }, { name: 'UnreadableSource' }],
    ['has only empty verses', { verses: [someVerse(1, ' ')] }, { name: 'UnreadableSource' }],
    ['has control characters', { verses: [someVerse(1, 'a\u0000')] }, { name: 'UnreadableSource' }],
    ['has a verse without an end', { verses: [someVerse(1, 'a'.repeat(6001))] }, { name: 'UnreadableSource' }],
    ['says no language', { meta: { codigo: 'ensaio', nome: 'a', sigla: 'ENS', licenca: 'a' } }, { code: 'VALIDATION' }],
    ['has a code that is none', { meta: { ...madeUpTranslation().meta, codigo: '../a' } }, { code: 'VALIDATION' }],
  ])('of a source that %s changes nothing', async (_, wrong, error) => {
    const before = await translationsAt(test.recife)
    const version = (await test.platform.directory.byHost('recife.narthex.test'))?.versao
    await expect(importTranslation(test.platform, { ...madeUpTranslation(), ...wrong })).rejects.toMatchObject(error)
    expect(await translationsAt(test.recife)).toEqual(before)
    expect(await firstText(test.recife)).toBe(madeUpText('Jude', 1, 1, 'antes'))
    expect((await test.platform.directory.byHost('recife.narthex.test'))?.versao).toBe(version)
  })

  it('that fails in the database leaves what was there', async () => {
    const check = async () => {
      throw new Error('half-way')
    }
    await expect(importTranslation(test.platform, madeUpTranslation(), { check })).rejects.toThrow('half-way')
    await expect(
      importTranslation(test.platform, madeUpTranslation({ books: ['Jude'] }), {
        onProgress() {
          throw new Error('after the first verses')
        },
      }),
    ).rejects.toThrow('after the first verses')
    expect(await firstText(test.recife)).toBe(madeUpText('Jude', 1, 1, 'antes'))
  })

  it('is refused while another runs', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    const check = async () => {
      begin()
      await mayEnd
    }
    const first = importTranslation(test.platform, madeUpTranslation({ codigo: 'primeira' }), { check })
    await hasBegun
    await expect(importMadeUp(test.platform, { codigo: 'segunda' })).rejects.toMatchObject({ code: 'BUSY' })
    end()
    await first
    expect(await codesAt(test.recife)).toEqual(['ensaio', 'primeira'])
    await importMadeUp(test.platform, { codigo: 'segunda' })
  })

  it('for one church is that church’s alone, and goes before everybody’s of the same code', async () => {
    await importMadeUp(test.platform, { codigo: 'propria', books: ['Jude'], word: 'farol' }, test.farol)
    await importMadeUp(test.platform, { codigo: 'propria', books: ['Jude'], word: 'recife' }, test.recife)
    expect(await firstText(test.farol, 'propria')).toContain('farol')
    expect(await firstText(test.recife, 'propria')).toContain('recife')
    await importMadeUp(test.platform, { codigo: 'ensaio', books: ['Jude'], word: 'nosso' }, test.farol)
    expect(await firstText(test.farol)).toContain('nosso')
    expect(await firstText(test.recife)).toContain('antes')
  })

  it('reports what is missing, what was put together, what no table has, and what was left out', async () => {
    const report = await importMadeUp(test.platform, {
      codigo: 'parcial',
      books: ['Jude', '3John'],
      verses: {
        'Jude.1.3': { ate: 5, texto: 'Três em um.' },
        'Jude.1.4': '',
        'Jude.1.5': '',
        'Jude.1.9': '',
        '3John.1.15': 'Um a mais.',
        '3John.2.1': 'Sem capítulo.',
      },
    })
    expect(report).toMatchObject({
      isReplaced: false,
      books: 2,
      chapters: 2,
      verses: 25 - 3 + 15,
      missing: [{ book: 'Jude', chapter: 1, verse: 9 }],
      merged: [{ book: 'Jude', chapter: 1, verse: 3 }],
      extra: [{ book: '3John', chapter: 1, verse: 15 }],
      leftOut: [{ book: '3John', chapter: 2, verse: 1 }],
    })
    const byNrsv = await importMadeUp(test.platform, { codigo: 'nrsv', versificacao: 'NRSV', books: ['3John'] })
    expect(byNrsv).toMatchObject({ missing: [{ book: '3John', chapter: 1, verse: 15 }], extra: [] })
  })
})

function someVerse(versiculo: number, texto = 'Ensaio.'): ParsedVerse {
  return { book: 'Jude', chapter: 1, verse: { versiculo, texto } }
}

async function* breaksOff(): AsyncGenerator<ParsedVerse> {
  yield someVerse(1)
  throw new Error('broken off')
}
