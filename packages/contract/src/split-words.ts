/** A word of a text: as it is looked for, and where it stands. */
export interface Word {
  /** The word in small letters, without accents. */
  readonly word: string
  readonly from: number
  readonly to: number
}

/** Longer ones are no words; the database's index has its own limit. */
const longestWord = 40

/** The words of a text, in their order. The same rule reads what is written and what is looked for. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: written, index }) => ({
    word: folded(written),
    from: index,
    to: index + written.length,
  })).filter(({ word }) => word !== '')
}

/** Letters that Unicode takes for letters of their own, and people type as these. */
const likened: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }

function folded(word: string): string {
  // Most words of most texts: many times faster than what follows.
  if (/^[a-z\d]+$/i.test(word)) return word.toLowerCase().slice(0, longestWord)
  const letters = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return Array.from(letters.replace(/[ßøđðłæœı]/g, (letter) => likened[letter] ?? letter))
    .slice(0, longestWord)
    .join('')
}
