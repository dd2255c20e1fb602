/** Both of two texts that were written apart: one alone where it holds the other. */
export function joinTexts(theirs: string, mine: string): string {
  if (theirs.includes(mine.trim())) return theirs
  if (mine.includes(theirs.trim())) return mine
  return `${theirs.trimEnd()}\n\n${mine.trimStart()}`
}
