import { inflateSync } from 'node:zlib'
import type { Versification } from '@narthex/contract/bible/bible.schemas'
import { type BookId, type Testament, testaments } from '@narthex/contract/bible/books'
import { verseCounts } from '@narthex/contract/bible/verse-counts'
import type { SourceFiles } from '../../parsed-translation.ts'
import { UnreadableSource } from '../../unreadable-source.errors.ts'
import type { SwordModule } from './sword-conf.ts'

/** An entry of the index: what stands before a book or a chapter (verse 0), or a verse. */
export interface SwordEntry {
  readonly book: BookId
  readonly chapter: number
  readonly verse: number
  readonly bytes: Uint8Array
  /** The index names the text of the verse before it once more: both share it. */
  readonly isLinked: boolean
}

/** Limit of an uncompressed block; books of real modules are far smaller. */
const maxBlockBytes = 32 * 1024 * 1024
const maxUnpackedBytes = 256 * 1024 * 1024

/** The entries of one testament in their order; nothing where the module does not have it. Throws `UnreadableSource`. */
export function* readEntries(files: SourceFiles, module: SwordModule, testament: Testament): Generator<SwordEntry> {
  const parts = findParts(files, module, testament)
  if (!parts) return
  const { blockIndex, verseIndex, name } = parts
  const readBlock = createBlockReader(parts)
  const slots = listSlots(testament, module.meta.versificacao ?? 'KJV')
  const view = new DataView(verseIndex.buffer, verseIndex.byteOffset, verseIndex.byteLength)
  const entryCount = verseIndex.length / module.entryBytes
  const mayHaveMore = module.hasOtherBooks && testament === 'AT'
  if (entryCount !== slots.length + headers && !(mayHaveMore && entryCount > slots.length + headers))
    throw new UnreadableSource(
      `${name}: the index has ${entryCount} entries where its numbering needs ${slots.length + headers}; it is cut off or of another numbering`,
    )
  if (blockIndex.length % 12 !== 0) throw new UnreadableSource(`${name}: the index of its blocks is cut off`)
  let before = ''
  for (const [index, slot] of slots.entries()) {
    const at = (index + headers) * module.entryBytes
    const [block, start] = [view.getUint32(at, true), view.getUint32(at + 4, true)]
    const length = module.entryBytes === 12 ? view.getUint32(at + 8, true) : view.getUint16(at + 8, true)
    const address = `${block}.${start}.${length}`
    const bytes = length === 0 ? new Uint8Array() : readBlock(block).subarray(start, start + length)
    if (bytes.length !== length) throw new UnreadableSource(`${name}: an entry of the index lies outside of its block`)
    yield { ...slot, bytes, isLinked: length > 0 && slot.verse > 1 && address === before }
    before = address
  }
}

/** Number of header entries in an index: one of the module, one of the testament. */
const headers = 2

interface Parts {
  readonly name: string
  readonly blockIndex: Uint8Array
  readonly verseIndex: Uint8Array
  readonly blocks: Uint8Array
}

function findParts(files: SourceFiles, module: SwordModule, testament: Testament): Parts | undefined {
  const name = `${module.dataPath}/${testament === 'AT' ? 'ot' : 'nt'}`
  const find = (ending: string) => {
    const wanted = `${name}.${module.blockLetter}z${ending}`.toLowerCase()
    return files.find((file) => file.name.toLowerCase() === wanted || file.name.toLowerCase().endsWith(`/${wanted}`))
  }
  const [blockIndex, verseIndex, blocks] = [find('s'), find('v'), find('z')]
  if (!blockIndex && !verseIndex && !blocks) return undefined
  if (!blockIndex || !verseIndex || !blocks)
    throw new UnreadableSource(`${name}: of its three files (…zs, …zv, …zz) one is missing`)
  return { name, blockIndex: blockIndex.bytes, verseIndex: verseIndex.bytes, blocks: blocks.bytes }
}

/** Entries follow their blocks: the last one is kept. What comes out is bounded, whatever the index says. */
function createBlockReader({ blockIndex, blocks, name }: Parts): (block: number) => Uint8Array {
  const view = new DataView(blockIndex.buffer, blockIndex.byteOffset, blockIndex.byteLength)
  let kept: { block: number; bytes: Uint8Array } | undefined
  let unpacked = 0
  return (block) => {
    if (kept?.block === block) return kept.bytes
    if ((block + 1) * 12 > blockIndex.length) throw new UnreadableSource(`${name}: block ${block} is not in its index`)
    const [start, length] = [view.getUint32(block * 12, true), view.getUint32(block * 12 + 4, true)]
    const packed = blocks.subarray(start, start + length)
    if (packed.length !== length) throw new UnreadableSource(`${name}: the text is cut off at block ${block}`)
    const bytes = inflate(packed, `${name}: block ${block}`)
    unpacked += bytes.length
    if (unpacked > maxUnpackedBytes) throw new UnreadableSource(`${name}: it unpacks to more than any Bible has`)
    kept = { block, bytes }
    return bytes
  }
}

function inflate(packed: Uint8Array, place: string): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: maxBlockBytes })
  } catch {
    throw new UnreadableSource(`${place} cannot be unpacked, or unpacks to more than any book has`)
  }
}

interface Slot {
  readonly book: BookId
  readonly chapter: number
  readonly verse: number
}

/** Lists the slots of an index, with an entry before each book and each chapter for introductions. */
function listSlots(testament: Testament, versification: Versification): Slot[] {
  return testaments[testament].flatMap((book) => [
    { book, chapter: 0, verse: 0 },
    ...verseCounts[book].flatMap((count, index) => {
      const chapter = index + 1
      const verses = count + (versification === 'NRSV' && extraVerses.has(`${book} ${chapter}`) ? 1 : 0)
      return Array.from({ length: verses + 1 }, (_, verse) => ({ book, chapter, verse }))
    }),
  ])
}

const extraVerses = new Set(['3John 1', 'Rev 12'])
