/**
 * Finds the part that the singular and the plural of a word have in common, in Portuguese, Spanish and English at once:
 * a church writes in several, and one rule has to serve texts and queries of unknown language. The root need not be a
 * word.
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
