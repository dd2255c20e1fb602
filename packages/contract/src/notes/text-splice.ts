/** What a text has become, as one change: so many units removed at a place, and others put there. */
export interface Splice {
  readonly at: number
  readonly removed: number
  readonly inserted: string
}

/** The one stretch in which two texts differ; no sign of two units is taken apart. */
export function findSplice(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before[at] === after[at]) at++
  if (at > 0 && isHigh(before, at - 1)) at--
  let end = 0
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end++
  if (end > 0 && isLow(before, before.length - end)) end--
  return { at, removed: before.length - at - end, inserted: after.slice(at, after.length - end) }
}

const isHigh = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800
const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00
