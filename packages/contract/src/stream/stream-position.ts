/**
 * Whether a position in the stream of events is before another one, by their milliseconds and numbers
 * (`1760000000000-3`). What is no position is before all.
 */
export function isEarlier(position: string, other: string): boolean {
  const [ms, count] = partsOf(position)
  const [otherMs, otherCount] = partsOf(other)
  return ms < otherMs || (ms === otherMs && count < otherCount)
}

function partsOf(position: string): readonly [number, number] {
  const [, ms, count] = /^(\d{1,15})-(\d{1,15})$/.exec(position) ?? []
  return [Number(ms ?? -1), Number(count ?? -1)]
}
