const key = 'searches'
const maxKept = 6

/** Recent searches in this browser, latest first. They never leave the browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, maxKept) : []
  } catch {
    return []
  }
}

/** Keeps a search that led somewhere. */
export function rememberSearch(q: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([q, ...others].slice(0, maxKept)))
  } catch {
    // Without a place to keep it, it is not kept.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There is none then.
  }
}
