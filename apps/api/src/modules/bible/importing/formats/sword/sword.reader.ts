import type { BookId } from '@narthex/contract/bible/books'
import type { FormatReader, ParsedVerse, SourceFiles } from '../../parsed-translation.ts'
import { UnreadableSource } from '../../unreadable-source.errors.ts'
import { createOsisElements } from '../osis-elements.ts'
import { type ParseRun, parseTranslation } from '../parse-translation.ts'
import { createVerseWriter, type VerseWriter } from '../verse-writer.ts'
import { isLeftOutByCritics } from './critical-omissions.ts'
import { countCarriedQuotations, createFragmentFeed } from './osis-fragment.ts'
import { isSwordModule, readSwordConf, type SwordModule } from './sword-conf.ts'
import { readEntries, type SwordEntry } from './sword-index.ts'

/** SWORD modules of compressed verses (zText), as CrossWire, eBible and Debian have them; a folder or an archive. */
export const swordReader: FormatReader = {
  format: 'SWORD',
  detect: isSwordModule,
  read(files, options) {
    const module = readSwordConf(files)
    const data = files.filter(({ name }) => name.includes(module.dataPath))
    return parseTranslation(data, options, () => startRun(data, module))
  },
}

function startRun(files: SourceFiles, module: SwordModule): ParseRun {
  const decoder = new TextDecoder(module.encoding, { fatal: true })
  const decode = ({ bytes, book, chapter, verse }: SwordEntry) => {
    try {
      return decoder.decode(bytes)
    } catch {
      throw new UnreadableSource(`${book} ${chapter}:${verse} is not encoded in UTF-8, as the module says it is`)
    }
  }
  function* pieces() {
    for (const testament of ['AT', 'NT'] as const)
      for (const book of groupEntries(
        readEntries(files, module, testament),
        ({ chapter, verse }) => chapter + verse === 0,
      )) {
        const texts = new Map(book.map((entry) => [entry, entry.chapter === 0 ? '' : decode(entry)]))
        const ends = new Set([...texts.values()].flatMap(listEnds))
        for (const chapter of groupEntries(book, ({ verse }) => verse === 0))
          yield readChapter(chapter, { texts, ends, isOsis: module.isOsis })
      }
  }
  return { pieces: pieces(), meta: () => module.meta }
}

/** Texts of a book's entries, and the ids of the elements that end in it. */
interface BookTexts {
  readonly texts: ReadonlyMap<SwordEntry, string>
  readonly ends: ReadonlySet<string>
  readonly isOsis: boolean
}

const listEnds = (text: string) => [...text.matchAll(/\seID="([^"]*)"/g)].map(([, id = '']) => id)

function* groupEntries(
  entries: Iterable<SwordEntry>,
  isFirst: (entry: SwordEntry) => boolean,
): Generator<SwordEntry[]> {
  let group: SwordEntry[] = []
  for (const entry of entries) {
    if (isFirst(entry) && group.length > 0) {
      yield group
      group = []
    }
    group.push(entry)
  }
  if (group.length > 0) yield group
}

function readChapter(entries: readonly SwordEntry[], { texts, ends, isOsis }: BookTexts) {
  const [first] = entries
  // What stands before a book is its name, at most an introduction.
  if (!first || first.chapter === 0) return []
  const writer = createVerseWriter()
  writer.openBook(first.book)
  writer.openChapter(first.chapter)
  const fragments = entries.map((entry) => texts.get(entry) ?? '')
  const feed = isOsis ? createOsisFeed(writer, fragments, ends) : (text: string) => writer.addText(text)
  for (const [index, entry] of entries.entries()) {
    if (entry.isLinked) continue
    if (entry.verse > 0) writer.openVerse({ first: entry.verse, last: findLastLinked(entries, entry.verse) })
    feed(fragments[index] ?? '', index)
  }
  return mergeEmptySlots(first.book, first.chapter, writer.finish())
}

/** Feeds the entries of a chapter; one whose markup is not balanced is marked, and the next one begins by itself. */
function createOsisFeed(writer: VerseWriter, fragments: readonly string[], ends: ReadonlySet<string>) {
  const elements = createOsisElements(writer)
  const { feed } = createFragmentFeed(elements)
  const carried = countCarriedQuotations(fragments)
  return (text: string, index: number) => {
    const isBalanced = feed(text, carried[index])
    const isWhole = elements.endVerse((id) => ends.has(id))
    if (!isBalanced || !isWhole) writer.markDamaged()
  }
}

function findLastLinked(entries: readonly SwordEntry[], verse: number): number {
  let last = verse
  while (entries.find((entry) => entry.verse === last + 1)?.isLinked) last++
  return last
}

/**
 * Modules have a slot for each verse of their numbering. A slot without a text between others is a verse that the
 * translation has put into the one before it, except for those that critical editions leave out. Empty slots at the end
 * of a chapter belong to translations whose chapter ends there.
 */
function mergeEmptySlots(book: BookId, chapter: number, verses: readonly ParsedVerse[]): ParsedVerse[] {
  return verses.map((parsed, index) => {
    const next = verses[index + 1]?.verse.versiculo
    let last = parsed.verse.ate ?? parsed.verse.versiculo
    while (next !== undefined && last + 1 < next && !isLeftOutByCritics({ book, chapter, verse: last + 1 })) last++
    return last > parsed.verse.versiculo ? { ...parsed, verse: toMerged(parsed.verse, last) } : parsed
  })
}

function toMerged({ versiculo, ate: _, ...rest }: ParsedVerse['verse'], ate: number): ParsedVerse['verse'] {
  return { versiculo, ate, ...rest }
}
