import { splitWords } from '../split-words.ts'

/** A range from `inicio` (inclusive) to `fim` (exclusive), in UTF-16 code units. */
export type Highlight = readonly [inicio: number, fim: number]

export interface VerseSearch {
  /** Words in small letters, without accents. */
  readonly words: readonly string[]
  /** The words stand next to each other, in their order. */
  readonly isPhrase: boolean
}

/** A search as it was typed. Devices and the server read texts and searches by the same rule. */
export function readVerseSearch(termo: string, isPhrase: boolean): VerseSearch {
  const words = splitWords(termo).map(({ word }) => word)
  return { words: isPhrase ? words : [...new Set(words)], isPhrase }
}

/** Where a verse has what is looked for; undefined where it has not. Words are found whole, whatever their accents. */
export function findInVerse(text: string, { words, isPhrase }: VerseSearch): Highlight[] | undefined {
  if (words.length === 0) return undefined
  const found = splitWords(text)
  if (!isPhrase) {
    const hasAll = words.every((wanted) => found.some(({ word }) => word === wanted))
    return hasAll ? found.filter(({ word }) => words.includes(word)).map(({ from, to }) => [from, to]) : undefined
  }
  const highlights: Highlight[] = []
  for (let at = 0; at + words.length <= found.length; at++) {
    if (!words.every((wanted, index) => found[at + index]?.word === wanted)) continue
    const [first, last] = [found[at], found[at + words.length - 1]]
    if (first && last) highlights.push([first.from, last.to])
  }
  return highlights.length > 0 ? merged(highlights) : undefined
}

/** A phrase that begins within itself (`a b a b a`) is one stretch. */
function merged(highlights: readonly Highlight[]): Highlight[] {
  const whole: Highlight[] = []
  for (const [inicio, fim] of highlights) {
    const before = whole.at(-1)
    if (before && inicio < before[1]) whole[whole.length - 1] = [before[0], fim]
    else whole.push([inicio, fim])
  }
  return whole
}
