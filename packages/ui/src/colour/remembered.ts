/** The cache is cleared at this size, so that unlimited seeds cannot fill the memory. */
const maxEntries = 1000

/**
 * Memoizes a pure function: mixing colours and drawing covers costs more than rendering the elements around them, and
 * every render of a church's page needs the same ones.
 */
export function remembered<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>()
  return (...args) => {
    const key = JSON.stringify(args)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= maxEntries) known.clear()
    const result = make(...args)
    known.set(key, result)
    return result
  }
}
