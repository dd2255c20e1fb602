/** Joins two texts written apart; if one contains the other, it alone is kept. */
export function joinTexts(theirs: string, mine: string): string {
  if (theirs.includes(mine.trim())) return theirs
  if (mine.includes(theirs.trim())) return mine
  return `${theirs.trimEnd()}\n\n${mine.trimStart()}`
}
