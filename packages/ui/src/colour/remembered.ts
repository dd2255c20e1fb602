/** So many are kept; then it begins anew, so that seeds without number cannot fill the memory. */
const most = 1000

/**
 * A pure function that remembers what it gave: drawing and mixing colours cost more than the elements around them,
 * and a church's page asks for the same ones each time it is rendered.
 */
export function remembered<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>()
  return (...args) => {
    const key = JSON.stringify(args)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const result = make(...args)
    known.set(key, result)
    return result
  }
}
