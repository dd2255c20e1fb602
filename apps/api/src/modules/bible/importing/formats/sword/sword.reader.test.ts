import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../parsed-translation.ts'
import { readAll, readTexts } from '../testing/read-all.ts'
import { type SwordOptions, writeSword } from '../testing/write-sword.ts'
import type { WrittenVerse } from '../testing/written-verses.ts'
import { swordReader } from './sword.reader.ts'

const verse = (reference: string, words = `Ensaio ${reference}`): WrittenVerse => {
  const [book, chapter, number] = reference.split('.')
  return { book: book as 'John', chapter: Number(chapter), verse: Number(number), pieces: [{ words }] }
}
const verses = (chapter: string, numbers: readonly number[]) => numbers.map((number) => verse(`${chapter}.${number}`))
const numbersOf = async (files: readonly SourceFile[]) =>
  (await readAll(files)).map(({ verse: { versiculo, ate } }) => (ate ? `${versiculo}-${ate}` : `${versiculo}`))
const textsOf = async (written: readonly WrittenVerse[], options: SwordOptions) =>
  (await readAll(writeSword(written, options))).map(({ verse: { texto } }) => texto)

describe('verses of a SWORD module', () => {
  it('that the index links to the one before are one verse with it', async () => {
    const written = verses('John.1', [1, 2, 5])
    expect(await numbersOf(writeSword(written, { linked: ['John.1.3', 'John.1.4'] }))).toEqual(['1', '2-4', '5'])
  })

  it('without a text between others are in the one before; those that critics leave out are not', async () => {
    expect(await numbersOf(writeSword(verses('Ps.46', [1, 2, 4])))).toEqual(['1', '2-3', '4'])
    expect(await numbersOf(writeSword(verses('Matt.17', [20, 22])))).toEqual(['20', '22'])
  })

  it('that are missing at the end of a chapter are not in it, whatever marks stand in their slots', async () => {
    const raw = { 'Job.38.41': new TextEncoder().encode('<chapter eID="Job.38"/>') }
    const written = [...verses('Job.38', [37, 38]), verse('Job.39.1')]
    expect(await numbersOf(writeSword(written, { raw }))).toEqual(['37', '38', '1'])
  })

  it('beyond the common table are read by the numbering that the module states', async () => {
    const written = [verse('3John.1.15'), verse('Rev.12.18')]
    expect(await numbersOf(writeSword(written, { versification: 'NRSV' }))).toEqual(['15', '18'])
  })

  it('have quotation marks, words of Jesus over several verses, notes without them, and psalm titles', async () => {
    const raw = {
      'Ps.3.1': new TextEncoder().encode('<title type="psalm" canonical="true">Um título</title>Um &amp; dois&#33; '),
      'John.1.1': new TextEncoder().encode('Ele disse: <q who="Jesus" sID="q1"/>Vem <note>Ou: <q>vinde</q></note>e'),
      'John.1.2': new TextEncoder().encode(
        'vê.<q who="Jesus" eID="q1"/> E <q>foi <q>logo</q></q>. <w lemma="G1">Fim</w>',
      ),
    }
    const read = await readAll(writeSword([verse('Ps.3.2'), verse('John.1.3')], { raw }))
    expect(read.map(({ verse: one }) => one)).toMatchObject([
      { versiculo: 1, texto: 'Um & dois!', titulos: ['Um título'], paragrafo: true },
      { versiculo: 2 },
      {
        texto: 'Ele disse: Vem e',
        trechos: [{ inicio: 11, fim: 16, tipo: 'JESUS' }],
        notas: [{ posicao: 14, texto: 'Ou: vinde' }],
      },
      { texto: 'vê. E “foi ‘logo’”. Fim', trechos: [{ inicio: 0, fim: 3, tipo: 'JESUS' }] },
      { versiculo: 3 },
    ])
  })

  it('in Latin-1 are read where the module says so, and refused where it says UTF-8', async () => {
    const raw = { 'John.1.1': Buffer.from('Cântico à luz', 'latin1') }
    expect(await textsOf([verse('John.1.2', 'b')], { raw, conf: { Encoding: 'Latin-1' } })).toEqual([
      'Cântico à luz',
      'b',
    ])
    await expect(textsOf([verse('John.1.2')], { raw })).rejects.toThrow('John 1:1 is not encoded in UTF-8')
  })
})

describe('markup that an entry of a SWORD module leaves open', () => {
  const readEntries = (entries: readonly string[]) =>
    readTexts(
      writeSword([verse('John.2.1', 'Fim.')], {
        raw: Object.fromEntries(entries.map((text, index) => [`John.1.${index + 1}`, Buffer.from(text)])),
      }),
    )

  it.each([
    ['a note', 'Luz <note>ou dia', '1 Luz'],
    ['an element in a note', 'Luz <note>ou <divineName>dia</note>clara.', '1 Luz clara.'],
    ['a note in a note', 'Luz <note>ou <note>dia</note>clara.', '1 Luz'],
    ['a heading', '<title>Um <hi>dia</hi> claro.', '1 Um dia claro.'],
    ['words that were added', 'Luz <transChange type="added">do dia.', '1 Luz do dia.'],
    ['the end of what never began', 'Luz</note> do dia.', '1 Luz do dia.'],
    ['elements that cross', 'Luz <hi><transChange>do</hi></transChange> dia.', '1 Luz do dia.'],
    ['a tag', 'Luz <note type="a" do dia', '1 Luz'],
    ['a quotation', 'Luz <q marker="">do dia.', '1 Luz do dia.'],
    ['a quotation in two elements', 'Luz <q marker="" sID="a"/>do dia.', '1 Luz do dia.'],
    ['a glossary', 'Luz.<div type="glossary" sID="a"/>Palavra', '1 Luz.'],
  ])('%s does not reach the next verse, and is named', async (_, first, text) => {
    const { texts, damaged } = await readEntries([first, 'Dois.', 'Três.'])
    expect({ texts: texts.slice(0, 2), damaged }).toEqual({ texts: [text, '2 Dois.'], damaged: ['John 1:1'] })
    const read = await readAll(writeSword([verse('John.1.2', 'Dois.')], { raw: { 'John.1.1': Buffer.from(first) } }))
    expect(read.at(-1)?.verse).toEqual({ versiculo: 2, texto: 'Dois.' })
  })

  it('takes no words away with it: a verse without any is named, and not one with the verse before', async () => {
    const { texts, damaged } = await readEntries(['Um.', '<note>Dois.', 'Três.'])
    expect({ texts: texts.slice(0, 2), damaged }).toEqual({ texts: ['1 Um.', '3 Três.'], damaged: ['John 1:2'] })
  })

  it('goes on where a later verse ends it: quotations, and what orders the page', async () => {
    const entries = [
      '<p>Ele: <q who="Jesus">Vem',
      'e vê.</q> Foi.</p>',
      '<lg><l>Um <q sID="z" marker="“" />só',
      'fim<q eID="z"/></l></lg>',
    ]
    expect(await readEntries(entries)).toMatchObject({ damaged: [] })
    const raw = Object.fromEntries(entries.map((text, index) => [`John.1.${index + 1}`, Buffer.from(text)]))
    const [one, two] = await readAll(writeSword([verse('John.1.20')], { raw }))
    expect([one?.verse.trechos, two?.verse.trechos]).toMatchObject([[{ inicio: 5, fim: 8 }], [{ inicio: 0, fim: 5 }]])
  })

  it('leaves signs as they are that begin no element, and comments out', async () => {
    expect((await readEntries(['1 < 2 e<!-- não --> 3 > 2.'])).texts[0]).toBe('1 1 < 2 e 3 > 2.')
  })

  it('behind the last verse of a book is no part of it, whatever its size', async () => {
    const glossary = `<chapter eID="John.1"/><div type="book" eID="b"/><div type="glossary" sID="g"/>${'palavra '.repeat(2000)}<div type="glossary" eID="g"/>`
    const raw = {
      'John.1.3': Buffer.from(`Três.${glossary}`),
      'John.1.4': Buffer.from('Quatro.<chapter eID="a"/>Palavra'),
    }
    expect(await readTexts(writeSword([verse('John.2.1', 'Um.')], { raw }))).toEqual({
      texts: ['3 Três.', '4 Quatro.', '1 Um.'],
      damaged: [],
    })
  })

  it('before a verse gives its headings, and none of its words', async () => {
    const before =
      '<div type="x-milestone" subType="x-preverse" sID="p"/><title>Título</title>Palavras<div type="x-milestone" subType="x-preverse" eID="p"/>'
    const [read] = await readAll(writeSword([verse('John.1.9')], { raw: { 'John.1.1': Buffer.from(`${before}Um.`) } }))
    expect(read?.verse).toMatchObject({ texto: 'Um.', titulos: ['Título'] })
  })
})

describe('a SWORD module says of itself', () => {
  const read = (conf: Record<string, string>) => swordReader.read(writeSword([verse('John.1.1')], { conf }), {}).meta

  it('name, language, licence and numbering; free texts need no attribution', () => {
    expect(read({ Lang: 'por' })).toEqual({
      codigo: 'ensaio',
      sigla: 'Ensaio',
      nome: 'Texto de ensaio',
      idioma: 'pt',
      licenca: 'Public Domain',
      versificacao: 'KJV',
    })
    const { atribuicao } = read({ DistributionLicense: 'Creative Commons Attribution 4.0' })
    expect(atribuicao).toBe('Texto de ensaio. (C) Ensaio. Creative Commons Attribution 4.0')
  })

  it.each([
    [{ ModDrv: 'RawText' }, 'moddrv is rawtext; supported: ztext, ztext4'],
    [{ ModDrv: 'zCom' }, 'moddrv is zcom'],
    [{ CompressType: 'XZ' }, 'compresstype is xz; supported: zip'],
    [{ CipherKey: 'secret' }, 'encrypted'],
    [{ Encoding: 'UTF-16' }, 'encoding is utf-16'],
    [{ SourceType: 'GBF' }, 'sourcetype is gbf'],
    [{ DataPath: '' }, 'DataPath'],
    [{ Versification: 'Synodal' }, 'numbered as Synodal'],
  ])('%j, and is refused', (conf, message) => expect(() => read(conf)).toThrow(message))
})

describe('a damaged SWORD module is refused with what is wrong:', () => {
  const whole = writeSword(verses('John.1', [1, 2, 3]))
  const edit = (ending: string, change: (bytes: Buffer) => Uint8Array) =>
    whole.map((file) => (file.name.endsWith(ending) ? { ...file, bytes: change(Buffer.from(file.bytes)) } : file))

  it.each<[string, SourceFile[], string]>([
    ['a cut off index', edit('.bzv', (bytes) => bytes.subarray(0, 5000)), 'the index has 500 entries'],
    ['an index with half an entry', edit('.bzv', (bytes) => bytes.subarray(0, -3)), 'is cut off'],
    ['a cut off index of blocks', edit('.bzs', (bytes) => bytes.subarray(0, 40)), 'the index of its blocks is cut off'],
    ['too few blocks', edit('.bzs', (bytes) => bytes.subarray(0, 24)), 'is not in its index'],
    ['a cut off text', edit('.bzz', (bytes) => bytes.subarray(0, 100)), 'the text is cut off at block'],
    ['a text that is none', edit('.bzz', (bytes) => bytes.fill(7)), 'cannot be unpacked'],
    ['an empty index', edit('.bzv', () => Buffer.alloc(0)), 'the index has 0 entries'],
    ['a missing file', whole.filter(({ name }) => !name.endsWith('.bzs')), 'one is missing'],
    ['no text at all', whole.filter(({ name }) => name.endsWith('.conf')), 'There is no verse in it'],
    ['two modules', [...whole, { ...(whole[0] as SourceFile), name: 'mods.d/b.conf' }], 'One SWORD module is needed'],
  ])('%s', async (_, files, message) => {
    await expect(readAll(files)).rejects.toMatchObject({
      name: 'UnreadableSource',
      message: expect.stringContaining(message),
    })
  })

  it('entries that lie outside of their block', async () => {
    const files = edit('.bzv', (bytes) => {
      for (let at = 0; at + 10 <= bytes.length; at += 10)
        if (bytes.readUInt16LE(at + 8) > 0) bytes.writeUInt16LE(60_000, at + 8)
      return bytes
    })
    await expect(readAll(files)).rejects.toThrow('lies outside of its block')
  })

  it('whatever bytes are changed: it is read or refused, and nothing else happens', async () => {
    for (const ending of ['.bzs', '.bzv', '.bzz', '.conf'])
      for (let step = 0; step < 8; step++) {
        const files = edit(ending, (bytes) => {
          for (let at = step; at < bytes.length; at += 997) bytes[at] = (bytes[at] ?? 0) ^ (step + 1)
          return bytes
        })
        const found = await readAll(files).then(
          () => 'read',
          (error: Error) => error.name,
        )
        expect(['read', 'UnreadableSource']).toContain(found)
      }
  })
})
