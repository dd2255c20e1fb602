import { isEmpty, type LocalNote } from './local/local-note.ts'

/** What is listed of a member's notes, changed last first: not what is empty or on its way out. */
export function listedNotes(notes: readonly LocalNote[]): LocalNote[] {
  return notes
    .filter((note) => note.end !== 'deleted' && !isEmpty(note))
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
}

/** Those that have each word of a search somewhere, whatever accents and capitals. All where nothing is searched for. */
export function notesMatching(notes: readonly LocalNote[], search: string): LocalNote[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return notes.filter(({ titulo, texto }) => {
    const content = plain(`${titulo} ${texto}`)
    return words.every((word) => content.includes(word))
  })
}

/** Under the months in which they were changed last, on the church's clocks: `2026-11`. */
export function byMonth(notes: readonly LocalNote[], dayOf: (instant: Date) => string): Map<string, LocalNote[]> {
  return Map.groupBy(notes, ({ changedAt }) => dayOf(new Date(changedAt)).slice(0, 7))
}

/** As much of a text as a list shows. */
export const toExcerpt = ({ texto }: LocalNote) => texto.slice(0, 300).toWellFormed()

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
