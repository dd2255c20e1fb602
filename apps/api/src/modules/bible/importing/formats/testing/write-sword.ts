import { deflateSync } from 'node:zlib'
import { type BookId, type Testament, testaments, toTestament } from '@narthex/contract/bible/books'
import { verseCounts } from '@narthex/contract/bible/verse-counts'
import type { SourceFile } from '../../parsed-translation.ts'
import { osisBefore, osisPiece } from './write-xml.ts'
import { textFile, type WrittenVerse } from './written-verses.ts'

export interface SwordOptions {
  /** Lines of the configuration file in the place of the usual ones. */
  readonly conf?: Readonly<Record<string, string>>
  readonly versification?: 'KJV' | 'NRSV'
  /** Verses such as `Gen.1.2` that share the text of the verse before. */
  readonly linked?: readonly string[]
  readonly raw?: Readonly<Record<string, Uint8Array>>
  readonly longEntries?: boolean
}

const usualConf = {
  ModDrv: 'zText',
  DataPath: './modules/texts/ztext/ensaio/',
  CompressType: 'ZIP',
  BlockType: 'BOOK',
  Encoding: 'UTF-8',
  SourceType: 'OSIS',
  Lang: 'pt',
  Description: 'Texto de ensaio',
  Versification: 'KJV',
  DistributionLicense: 'Public Domain',
  Copyright: '(C) Ensaio',
}

/** A SWORD module of compressed verses, with all of its slots. */
export function writeSword(verses: readonly WrittenVerse[], options: SwordOptions = {}): SourceFile[] {
  const { conf = {}, versification = 'KJV', longEntries = false } = options
  const fields = { ...usualConf, Versification: versification, ...(longEntries && { ModDrv: 'zText4' }), ...conf }
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return [
    textFile('mods.d/ensaio.conf', `# Ensaio\n[Ensaio]\n${lines.join('\n')}\n`),
    ...(['AT', 'NT'] as const)
      .filter((testament) => verses.some(({ book }) => toTestament(book) === testament))
      .flatMap((testament) => writeTestament(verses, testament, options)),
  ]
}

function writeTestament(verses: readonly WrittenVerse[], testament: Testament, options: SwordOptions): SourceFile[] {
  const { versification = 'KJV', linked = [], raw = {}, longEntries = false } = options
  const texts = new Map(verses.map((verse) => [`${verse.book}.${verse.chapter}.${verse.verse}`, writeVerse(verse)]))
  const [blocks, blockIndex, verseIndex]: [Buffer[], Buffer[], Buffer[]] = [[], [], []]
  let [packedSize, last] = [0, writeEntry(0, 0, 0, longEntries)]

  function writeBook(book: BookId | undefined, slots: readonly string[]) {
    const block = blocks.length
    let text = Buffer.alloc(0)
    for (const slot of slots) {
      const bytes = Buffer.from(raw[slot] ?? texts.get(slot) ?? (slot === `${book}.0.0` ? '<title>Livro</title>' : ''))
      if (!linked.includes(slot))
        last =
          bytes.length > 0
            ? writeEntry(block, text.length, bytes.length, longEntries)
            : writeEntry(0, 0, 0, longEntries)
      verseIndex.push(last)
      text = Buffer.concat([text, bytes])
    }
    const packed = deflateSync(text)
    const entry = Buffer.alloc(12)
    for (const [index, value] of [packedSize, packed.length, text.length].entries())
      entry.writeUInt32LE(value, index * 4)
    packedSize += packed.length
    blocks.push(packed)
    blockIndex.push(entry)
  }

  writeBook(undefined, ['module', 'testament'])
  for (const book of testaments[testament])
    writeBook(book, [
      `${book}.0.0`,
      ...verseCounts[book].flatMap((count, index) => {
        const isLonger = versification === 'NRSV' && ['3John 1', 'Rev 12'].includes(`${book} ${index + 1}`)
        return Array.from({ length: count + 1 + Number(isLonger) }, (_, verse) => `${book}.${index + 1}.${verse}`)
      }),
    ])
  const path = `modules/texts/ztext/ensaio/${testament === 'AT' ? 'ot' : 'nt'}`
  return [
    { name: `${path}.bzs`, bytes: Buffer.concat(blockIndex) },
    { name: `${path}.bzv`, bytes: Buffer.concat(verseIndex) },
    { name: `${path}.bzz`, bytes: Buffer.concat(blocks) },
  ]
}

const writeVerse = (verse: WrittenVerse) => `${osisBefore(verse)}${verse.pieces.map(osisPiece).join(' ')} `

function writeEntry(block: number, start: number, length: number, isLong: boolean): Buffer {
  const entry = Buffer.alloc(isLong ? 12 : 10)
  entry.writeUInt32LE(block, 0)
  entry.writeUInt32LE(start, 4)
  if (isLong) entry.writeUInt32LE(length, 8)
  else entry.writeUInt16LE(length, 8)
  return entry
}
