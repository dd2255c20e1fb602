import type { Verse, Versification } from '@narthex/contract/bible/bible.schemas'
import { mapPlace } from '@narthex/contract/bible/versification'
import type { ChapterPlace } from '../reference/addresses.ts'

export interface ParallelRow {
  readonly first: readonly Verse[]
  readonly second: readonly Verse[]
}

interface NumberedText {
  readonly verses: readonly Verse[]
  readonly versification: Versification
}

/**
 * Puts the verses of two translations side by side by what they say, not by their numbers: a verse stands beside those at
 * which the other one has its text, and verses that one of them puts together stand beside all of theirs.
 */
export function toParallelRows(place: ChapterPlace, first: NumberedText, second: NumberedText): ParallelRow[] {
  const left = second.verses.map((verse) => ({ verse, isUsed: false }))
  const rows: { first: Verse[]; second: Verse[] }[] = []
  let lastShared: { first: Verse[]; second: Verse[] } | undefined
  for (const verse of first.verses) {
    const wanted = numbersBeside(place, verse, first.versification, second.versification)
    const beside = left.filter((other) => !other.isUsed && wanted.some((number) => covers(other.verse, number)))
    const isTaken =
      beside.length === 0 && left.some((other) => other.isUsed && wanted.some((number) => covers(other.verse, number)))
    // The other translation has it together with the verse above.
    if (isTaken && lastShared) {
      lastShared.first.push(verse)
      continue
    }
    for (const taken of beside) taken.isUsed = true
    const row = { first: [verse], second: beside.map(({ verse: other }) => other) }
    rows.push(row)
    if (beside.length > 0) lastShared = row
  }
  return [...rows, ...left.filter(({ isUsed }) => !isUsed).map(({ verse }) => ({ first: [], second: [verse] }))]
}

/** The verses of this chapter at which the other translation has the text. */
function numbersBeside(
  place: ChapterPlace,
  { versiculo, ate = versiculo }: Verse,
  from: Versification,
  to: Versification,
) {
  const numbers: number[] = []
  for (let verse = versiculo; verse <= ate; verse++) {
    for (const other of mapPlace({ ...place, verse }, from, to)) {
      if (other.chapter === place.chapter) numbers.push(other.verse)
    }
  }
  return numbers
}

const covers = ({ versiculo, ate = versiculo }: Verse, number: number) => number >= versiculo && number <= ate
