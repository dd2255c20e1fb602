import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  getBook,
  getChapter,
  getDailyVerse,
  getPassages,
  listTranslations,
} from '@narthex/contract/bible/bible.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { everyDatabase } from '../../testing/test-platform.ts'
import { setDailyVerse as chooseVerse } from './daily/daily-verse.service.ts'
import { setBibleChoice } from './office/bible-choice.service.ts'
import { madeUpText } from './testing/made-up-translation.ts'
import { importMadeUp } from './testing/set-up-bible.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

describe.each(everyDatabase())('the Bible on the %s database', (kind) => {
  const statements: string[] = []
  const test = setUpChurches({ farol: {}, recife: {} }, { kind, onQuery: (statement) => statements.push(statement) })

  beforeAll(async () => {
    const merged = { ate: 18, texto: 'Ensaio de três versículos.', titulos: ['Ensaio'], paragrafo: true as const }
    await importMadeUp(test.platform, { verses: { 'John.3.16': merged, 'John.3.17': '', 'John.3.18': '' } })
    await importMadeUp(test.platform, {
      codigo: 'essay',
      nome: 'Essay',
      sigla: 'ESS',
      idioma: 'en',
      word: 'word',
      books: ['Jude', 'John', 'Luke'],
    })
    await importMadeUp(test.platform, { codigo: 'propria', books: ['Jude'], word: 'próprio' }, test.farol)
  })

  const at = (church: ChurchScope) => clientAt(test.platform, church)
  const codes = async (church: ChurchScope) => {
    const { padrao, traducoes } = await (await at(church)).call(listTranslations, {})
    return { padrao, codes: traducoes.map(({ codigo }) => codigo) }
  }
  const chapterAt = async (church: ChurchScope, traducao: string, livro: 'John' | 'Jude' | 'Luke', capitulo: string) =>
    (await at(church)).call(getChapter, { params: { traducao, livro, capitulo } })
  const passagesAt = async (referencia: string, traducao = 'ensaio') =>
    (await at(test.recife)).call(getPassages, { params: { traducao }, query: { referencia } })
  const choose = (church: ChurchScope, escolhidas: string[], padrao: string | null) =>
    setBibleChoice(createOwnCall(test.platform.transactions.at(church)), { escolhidas, padrao })

  it('offers what all churches share, and to a church its own', async () => {
    expect(await codes(test.recife)).toEqual({ padrao: null, codes: ['essay', 'ensaio'] })
    expect(await codes(test.farol)).toEqual({ padrao: null, codes: ['essay', 'ensaio', 'propria'] })
  })

  it('describes a translation, with what it takes to save it', async () => {
    const { traducoes } = await (await at(test.recife)).call(listTranslations, {})
    expect(traducoes[0]).toEqual({
      codigo: 'essay',
      nome: 'Essay',
      sigla: 'ESS',
      idioma: 'en',
      licenca: 'Domínio público',
      atribuicao: null,
      versificacao: 'KJV',
      livros: ['Luke', 'John', 'Jude'],
      versiculos: 1151 + 879 + 25,
      revisao: expect.stringMatching(/^[0-9a-f]{12}$/),
      importadaEm: expect.any(String),
      tamanho: expect.toSatisfy((bytes: number) => bytes > 2000 && bytes < 60_000),
    })
  })

  it('reads a chapter, with headings, paragraphs and verses put into one', async () => {
    const { versiculos, ...rest } = await chapterAt(test.recife, 'ensaio', 'John', '3')
    expect(rest).toEqual({ traducao: 'ensaio', livro: 'John', capitulo: 3 })
    expect(versiculos).toHaveLength(34)
    expect(versiculos.slice(14, 17)).toEqual([
      { versiculo: 15, texto: madeUpText('John', 3, 15) },
      { versiculo: 16, ate: 18, texto: 'Ensaio de três versículos.', titulos: ['Ensaio'], paragrafo: true },
      { versiculo: 19, texto: madeUpText('John', 3, 19) },
    ])
  })

  it('finds nothing of another church, of a book that is lacking, behind the last chapter', async () => {
    expect((await chapterAt(test.farol, 'propria', 'Jude', '1')).versiculos).toHaveLength(25)
    await expect(chapterAt(test.recife, 'propria', 'Jude', '1')).rejects.toMatchObject(notFound)
    await expect(chapterAt(test.recife, 'ensaio', 'Jude', '1')).rejects.toMatchObject(notFound)
    await expect(chapterAt(test.recife, 'ensaio', 'John', '22')).rejects.toMatchObject(notFound)
    await expect(chapterAt(test.recife, 'none', 'John', '1')).rejects.toMatchObject(notFound)
  })

  it('reads a whole book, and refuses one of a revision that is gone', async () => {
    const client = await at(test.recife)
    const params = { traducao: 'ensaio', livro: 'John' } as const
    const book = await client.call(getBook, { params })
    expect(book.capitulos.map(({ length }) => length)).toHaveLength(21)
    expect(book.capitulos[20]?.at(-1)?.texto).toBe(madeUpText('John', 21, 25))
    expect(await client.call(getBook, { params, query: { revisao: book.revisao } })).toEqual(book)
    await expect(client.call(getBook, { params, query: { revisao: '0'.repeat(12) } })).rejects.toMatchObject({
      status: 409,
      code: 'TRANSLATION_CHANGED',
    })
  })

  it('sends a whole book compressed to callers that take that', async () => {
    const send = (encodings: string) =>
      test.app.inject({
        url: '/api/v1/biblia/ensaio/livro/John',
        headers: { host: 'recife.narthex.test', 'accept-encoding': encodings },
      })
    const plain = await send('identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await send(`${encoding}, deflate`)
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
      expect(decode(answer.rawPayload).toString()).toBe(plain.body)
    }
  })

  it('reads passages: over chapters, into verses that are one, in the order that was asked', async () => {
    const { passagens } = await passagesAt('John.3.17-John.3.19,John.1.51-John.2.1')
    expect(passagens.map(({ referencia }) => referencia)).toEqual(['John.3.17-John.3.19', 'John.1.51-John.2.1'])
    const places = passagens.map(({ versiculos }) => versiculos.map((one) => [one.capitulo, one.versiculo, one.ate]))
    expect(places).toEqual([
      [
        [3, 16, 18],
        [3, 19, undefined],
      ],
      [
        [1, 51, undefined],
        [2, 1, undefined],
      ],
    ])
    expect((await passagesAt('Jude.1.3')).passagens).toEqual([{ referencia: 'Jude.1.3', versiculos: [] }])
  })

  it('reads no passages by what names none', async () => {
    await expect(passagesAt('Nope.1')).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('offers what the church chose, in its order and nothing else', async () => {
    await choose(test.farol, ['propria', 'essay'], 'essay')
    expect(await codes(test.farol)).toEqual({ padrao: 'essay', codes: ['propria', 'essay'] })
    await expect(chapterAt(test.farol, 'ensaio', 'John', '1')).rejects.toMatchObject(notFound)
    expect(await codes(test.recife)).toEqual({ padrao: null, codes: ['essay', 'ensaio'] })
    for (const [chosen, padrao] of [
      [['none'], null],
      [['essay', 'essay'], null],
      [['essay'], 'ensaio'],
    ] as const)
      await expect(choose(test.farol, [...chosen], padrao)).rejects.toMatchObject({ code: 'VALIDATION' })
    await expect(choose(test.recife, ['propria'], null)).rejects.toMatchObject({ code: 'VALIDATION' })
    await choose(test.farol, [], null)
    expect((await codes(test.farol)).codes).toHaveLength(3)
  })

  it('has a verse for each day: the one of the cycle, or the church’s own, in its default translation', async () => {
    const dailyAt = async (church: ChurchScope, data: string) =>
      (await at(church)).call(getDailyVerse, { query: { data } })
    expect(await dailyAt(test.recife, '2026-02-01')).toEqual({
      data: '2026-02-01',
      referencia: '1John.4.7',
      escolhido: false,
      traducao: null,
      versiculos: [],
    })
    expect(await dailyAt(test.recife, '2026-11-16')).toMatchObject({
      referencia: 'John.6.35',
      escolhido: false,
      traducao: 'ensaio',
      versiculos: [{ livro: 'John', capitulo: 6, versiculo: 35, texto: madeUpText('John', 6, 35) }],
    })
    await choose(test.recife, ['ensaio', 'essay'], 'essay')
    const call = createOwnCall(test.platform.transactions.at(test.recife))
    await chooseVerse(call, '2026-11-16', 'Jude.1.2-Jude.1.3')
    expect(await dailyAt(test.recife, '2026-11-16')).toMatchObject({
      referencia: 'Jude.1.2-Jude.1.3',
      escolhido: true,
      traducao: 'essay',
      versiculos: [{ versiculo: 2 }, { versiculo: 3 }],
    })
    expect(await dailyAt(test.farol, '2026-11-16')).toMatchObject({ referencia: 'John.6.35', escolhido: false })
    await choose(test.recife, [], null)
  })

  it('takes at most three statements for a chapter that is not remembered, and none after that', async () => {
    const client = await at(test.recife)
    const read = () => client.call(getChapter, { params: { traducao: 'essay', livro: 'Luke', capitulo: '24' } })
    statements.length = 0
    await read()
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
    statements.length = 0
    await read()
    expect(statements).toEqual([])
  })
})
