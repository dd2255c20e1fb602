import { isEmpty, type LocalNote } from './local/local-note.ts'

/** Notes to list, last changed first; without empty and deleted notes. */
export function listedNotes(notes: readonly LocalNote[]): LocalNote[] {
  return notes
    .filter((note) => note.end !== 'deleted' && !isEmpty(note))
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
}

/** Notes that contain each word of a search, ignoring accents and case; all for an empty search. */
export function notesMatching(notes: readonly LocalNote[], search: string): LocalNote[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return notes.filter(({ titulo, texto }) => {
    const content = plain(`${titulo} ${texto}`)
    return words.every((word) => content.includes(word))
  })
}

/** Groups notes by month of the last change in the church's time zone: `2026-11`. */
export function byMonth(notes: readonly LocalNote[], dayOf: (instant: Date) => string): Map<string, LocalNote[]> {
  return Map.groupBy(notes, ({ changedAt }) => dayOf(new Date(changedAt)).slice(0, 7))
}

/** Excerpt of a text for lists. */
export const toExcerpt = ({ texto }: LocalNote) => texto.slice(0, 300).toWellFormed()

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
