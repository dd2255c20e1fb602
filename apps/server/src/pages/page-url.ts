import { chosenLocale, type Locale, languageKey } from '@narthex/contract/locale'

/** A page as the renderer and the cache know it. */
export interface PageUrl {
  readonly path: string
  /** Known query keys alone, in their order; empty or beginning with `?`. */
  readonly search: string
  /** The language that the address itself asks for. */
  readonly lang?: Locale | undefined
}

const longestPath = 2048
/** A whole text that somebody put into a search is still one to look for: the page says what it made of it. */
const longestUrl = 8192

/**
 * What of a request's target counts: its path, and the query keys that change what is rendered.
 * Anything else (campaign tags, made-up keys) is dropped before rendering, so it can neither reach a page nor multiply
 * the cache. Undefined for what is no path of a site, or not the very path that would be rendered.
 */
export function pageUrl(target: string, knownQueryKeys: readonly string[]): PageUrl | undefined {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > longestUrl) return undefined
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  if (path.length > longestPath || !isStable(path)) return undefined
  if (at < 0) return { path, search: '' }
  const given = new URLSearchParams(target.slice(at + 1))
  const kept = new URLSearchParams()
  for (const key of knownQueryKeys) {
    const value = given.get(key)
    // A language that we do not speak is no known key either.
    if (value !== null && (key !== languageKey || chosenLocale(value))) kept.set(key, value)
  }
  return { path, search: kept.size > 0 ? `?${kept}` : '', lang: chosenLocale(kept.get(languageKey)) }
}

/** What a URL parser would take out or read as something else: steps in any spelling, backslashes, fragments, blanks. */
const unstable = /[\\#\0\s]|\/(?:\.|%2e){1,2}(?:\/|$)/i

function isStable(path: string): boolean {
  if (unstable.test(path)) return false
  if (!path.includes('%')) return true
  try {
    return !/[\\\0]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
