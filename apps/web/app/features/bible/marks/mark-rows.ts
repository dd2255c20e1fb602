import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import type { ChapterPlace } from '../reference/addresses.ts'
import type { VerseMark } from '../text/verse-view.tsx'

/** Marks by their place and type. */
export type MarkRows = Readonly<Record<string, BibleMark>>

const keyOf = ({ livro, capitulo, versiculo, tipo }: BibleMark) => `${livro} ${capitulo} ${versiculo} ${tipo}`

/** Merges marks by place and type: the last change wins, as on the server. */
export function mergeMarks(rows: MarkRows, marks: readonly BibleMark[]): MarkRows {
  const merged: Record<string, BibleMark> = { ...rows }
  for (const mark of marks) {
    const key = keyOf(mark)
    const now = merged[key]
    if (!now || Date.parse(mark.alteradaEm) >= Date.parse(now.alteradaEm)) merged[key] = mark
  }
  return merged
}

/** The marks of a chapter by verse. */
export function marksInChapter(rows: MarkRows, { book, chapter }: ChapterPlace): Map<number, VerseMark> {
  const byVerse = new Map<number, VerseMark>()
  for (const mark of Object.values(rows)) {
    if (mark.livro !== book || mark.capitulo !== chapter || !mark.ativo) continue
    const now = byVerse.get(mark.versiculo) ?? { isBookmarked: false }
    const change = mark.tipo === 'DESTAQUE' ? { colour: mark.cor ?? undefined } : { isBookmarked: true }
    byVerse.set(mark.versiculo, { ...now, ...change })
  }
  return byVerse
}

/** Bookmarks, the latest first. */
export function listBookmarks(rows: MarkRows): BibleMark[] {
  return Object.values(rows)
    .filter(({ tipo, ativo }) => tipo === 'FAVORITO' && ativo)
    .toSorted((one, other) => Date.parse(other.alteradaEm) - Date.parse(one.alteradaEm))
}
