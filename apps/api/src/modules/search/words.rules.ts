/** A word of a text: as it is looked for, and where it stands. */
export interface Word {
  /** In small letters, without accents. */
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
  const letters = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return Array.from(letters.replace(/[ßøđðłæœı]/g, (letter) => likened[letter] ?? letter))
    .slice(0, longestWord)
    .join('')
}

/**
 * What the singular and the plural of a word have in common, in Portuguese, Spanish and English at once: a church writes
 * in several, and one rule has to serve texts and queries of unknown language. The root need not be a word.
 */
export function findRoot(word: string): string {
  if (word.length < 3) return word
  return endless(singular(word))
}

function singular(word: string): string {
  if (word.length < 5 || !/[^s]s$/.test(word)) return word
  if (/[oa]es$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  return word.slice(0, -1)
}

/** Endings that come and go between the numbers: luz, luces; jovem, jovens; ministry, ministries; ciudad, ciudades. */
function endless(word: string): string {
  return word.replace(/e$/, '').replace(/y$/, 'i').replace(/m$/, 'n').replace(/z$/, 'c')
}
