/** Storage key of the watched positions: kept on this device only, and never sent. */
const storageKey = 'watched'
const mostKept = 100
/** Position below which nothing is stored: so little is watched again. */
const leastSeconds = 10
/** Share of the length beyond which a video counts as watched: only thanks and music follow. */
const endShare = 0.95

type Kept = Readonly<Record<string, number>>

/** The second at which to go on with something; nothing where it was not begun, or seen to its end. */
export function watchedSeconds(name: string): number | undefined {
  return read()[name]
}

/** Remembers how far something was watched, and forgets it at its end. The latest stays longest. */
export function keepWatched(name: string, seconds: number, duration: number): void {
  const { [name]: _, ...others } = read()
  const isUnderWay = seconds >= leastSeconds && !(seconds >= duration * endShare)
  const entries = Object.entries(others).slice(isUnderWay ? 1 - mostKept : -mostKept)
  if (isUnderWay) entries.push([name, Math.floor(seconds)])
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter((entry) => Number.isFinite(entry[1]) && entry[1] > 0))
  } catch {
    return {}
  }
}
