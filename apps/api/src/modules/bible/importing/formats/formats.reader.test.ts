import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ParsedVerse, SourceFiles } from '../parsed-translation.ts'
import { findReader } from './formats.reader.ts'
import { readAll } from './testing/read-all.ts'
import { writeSword } from './testing/write-sword.ts'
import { writeUsfm } from './testing/write-usfm.ts'
import { writeOpenSong, writeOsis, writeUsfx, writeUsx, writeZefania } from './testing/write-xml.ts'
import { expectVerses, textFile, type WrittenVerse, writtenVerses } from './testing/written-verses.ts'

type Write = (verses: readonly WrittenVerse[]) => SourceFiles

const rich: readonly [format: string, write: Write][] = [
  ['OSIS', (verses) => [writeOsis(verses)]],
  ['OSIS', (verses) => [writeOsis(verses, true)]],
  ['USFM', writeUsfm],
  ['USFX', (verses) => [writeUsfx(verses)]],
  ['USX', writeUsx],
]

/** Slots without a text between others belong to the verse before them. */
const mergeGaps = (verses: readonly ParsedVerse[]) =>
  verses.map(({ verse, ...place }, index) => {
    const next = verses[index + 1]
    const isGap = next?.book === place.book && next.verse.versiculo > verse.versiculo + 1
    return { ...place, verse: isGap ? { ...verse, ate: next.verse.versiculo - 1 } : verse }
  })

describe('a text that is written in a format', () => {
  it.each(rich)('%s is read with everything that it has', async (format, write) => {
    await fc.assert(
      fc.asyncProperty(writtenVerses, async (verses) => {
        const files = write(verses)
        expect(findReader(files).format).toBe(format)
        expect(await readAll(files)).toEqual(expectVerses(verses))
      }),
      { numRuns: 60 },
    )
  })

  it.each([{}, { versification: 'NRSV', longEntries: true } as const])('SWORD is read, %j', async (options) => {
    await fc.assert(
      fc.asyncProperty(writtenVerses, async (verses) => {
        const files = writeSword(verses, options)
        expect(findReader(files).format).toBe('SWORD')
        expect(await readAll(files)).toEqual(mergeGaps(expectVerses(verses)))
      }),
      { numRuns: atStrength({ deep: 40, full: 8 }) },
    )
  })

  it('Zefania is read with its headings, notes and the divine name', async () => {
    await fc.assert(
      fc.asyncProperty(writtenVerses, async (verses) => {
        const plain = verses.map(({ pieces, ...verse }) => ({
          ...verse,
          isParagraph: false,
          indent: 0,
          pieces: pieces.map(({ kind, ...piece }) => ({ ...piece, kind: kind === 'NOME' ? kind : undefined })),
        }))
        expect(await readAll([writeZefania(plain)])).toEqual(expectVerses(plain))
      }),
      { numRuns: 60 },
    )
  })

  it('OpenSong is read with its texts', async () => {
    await fc.assert(
      fc.asyncProperty(writtenVerses, async (verses) => {
        const plain = verses.map(({ book, chapter, verse, pieces }) => ({
          book,
          chapter,
          verse,
          pieces: pieces.map(({ words }) => ({ words })),
        }))
        const read = await readAll([writeOpenSong(plain)])
        expect(read).toEqual(expectVerses(plain))
      }),
      { numRuns: 60 },
    )
  })

  it('Narthex JSON is read as it was', async () => {
    await fc.assert(
      fc.asyncProperty(writtenVerses, async (verses) => {
        const expected = expectVerses(verses)
        const livros = expected.map(({ book, verse }) => ({ livro: book, capitulos: [[verse]] }))
        const document = { formato: 'narthex-bible-1', traducao: { nome: 'Ensaio' }, livros }
        expect(await readAll([textFile('ensaio.json', JSON.stringify(document))])).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })
})

describe('files', () => {
  const verse: WrittenVerse = { book: 'John', chapter: 1, verse: 1, pieces: [{ words: 'Palavra de ensaio.' }] }

  it('of no known format are refused with the names of those that are', () => {
    for (const text of ['', 'John 1:1 palavra', '<html></html>', '{"a":1}', '%PDF-1.7', '<bible><x/></bible>'])
      expect(() => findReader([textFile('a.txt', text)]), text).toThrow(
        /No file of a known format was found: SWORD, USFM/,
      )
  })

  it('of two formats together are refused', () => {
    const files = [...writeUsfm([verse]), writeOsis([verse])]
    expect(() => findReader(files)).toThrow('Files of several formats lie together: USFM, OSIS')
  })

  it('have the same hash whatever their names and order, and another one for another text', () => {
    const [one, other] = [verse, { ...verse, book: 'Mark' as const }].map((written) => writeUsfm([written])[0])
    const hash = (files: SourceFiles) => findReader(files).read(files, {}).sourceHash
    if (!one || !other) throw new Error('Two files are written')
    expect(hash([one, other])).toBe(
      hash([
        { ...other, name: 'a.sfm' },
        { ...one, name: 'b.sfm' },
      ]),
    )
    expect(hash([one])).not.toBe(hash([other]))
  })

  it('say what they are; what the importer states goes first', () => {
    const files = [writeOsis([verse])]
    const { meta } = findReader(files).read(files, { meta: { nome: 'Outro nome', licenca: undefined } })
    expect(meta).toEqual({
      codigo: 'ensaio',
      sigla: 'Ensaio',
      nome: 'Outro nome',
      idioma: 'pt',
      licenca: 'Domínio público',
      versificacao: 'KJV',
    })
  })
})
