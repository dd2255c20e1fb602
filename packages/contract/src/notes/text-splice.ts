/** A change of a text: at `at`, `removed` UTF-16 units are replaced by `inserted`. */
export interface Splice {
  readonly at: number
  readonly removed: number
  readonly inserted: string
}

/** The smallest range that contains all differences of two texts; never splits a surrogate pair. */
export function findSplice(before: string, after: string): Splice {
  const shorterLength = Math.min(before.length, after.length)
  let at = 0
  while (at < shorterLength && before[at] === after[at]) at++
  if (at > 0 && isHigh(before, at - 1)) at--
  let end = 0
  while (end < shorterLength - at && before.at(-1 - end) === after.at(-1 - end)) end++
  if (end > 0 && isLow(before, before.length - end)) end--
  return { at, removed: before.length - at - end, inserted: after.slice(at, after.length - end) }
}

const isHigh = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800
const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00
