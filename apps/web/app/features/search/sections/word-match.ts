/** Grade of a match between a typed word and a name: 3 equal, 2 prefix, 1 likely typo, 0 none. Both are folded. */
export type MatchGrade = 0 | 1 | 2 | 3

/** Shorter words begin too many others. */
const shortestBeginning = 3

export function gradeMatch(typed: string, word: string): MatchGrade {
  if (typed === word) return 3
  if (typed.length >= shortestBeginning && word.startsWith(typed)) return 2
  return isSlip(typed, word) ? 1 : 0
}

/** Four letters and fewer are typed without slips, or every other word would be like them. */
const slipsAllowed = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

function isSlip(typed: string, word: string): boolean {
  const allowed = slipsAllowed(Math.min(typed.length, word.length))
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed || typed[0] !== word[0]) return false
  return editDistance(typed, word) <= allowed
}

/** Letters added, left out, changed, or two of them swapped (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, cell(last, column - 1) + change)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, cell(before, column - 2) + 1)
      current.push(least)
    }
    before = last
    last = current
  }
  return cell(last, b.length)
}

const cell = (row: readonly number[], column: number) => row[column] ?? 0
