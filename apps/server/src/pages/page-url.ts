import { chosenLocale, type Locale, languageKey } from '@narthex/contract/locale'
import { nearPath } from '@narthex/web/app/features/search/sections/near-path.ts'
import { knownAddress } from '@narthex/web/app/routing/known-query.ts'

/** A page as the renderer and the cache know it. */
export interface PageUrl {
  readonly path: string
  /** The query keys that the route declares, in that order; empty or starting with `?`. */
  readonly search: string
  /** The language that the address requests. */
  readonly lang?: Locale | undefined
  /** Marks a path that no route has; all such addresses share a page. */
  readonly isNowhere?: true
}

const longestPath = 2048
/** Length limit of an address: enough for a whole text in a search, which the page shortens visibly. */
const longestUrl = 8192

/**
 * Normalises a request target to its path and the query keys that the route reads. Other keys (campaign tags, made-up
 * keys) are dropped before rendering, so that they neither reach a page nor multiply the cache; all addresses without a
 * route become one. Undefined where the target is not a path, or differs from the path that would be rendered.
 */
export function pageUrl(target: string): PageUrl | undefined {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > longestUrl) return undefined
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  if (path.length > longestPath || !isStable(path)) return undefined
  const { row, search } = knownAddress(path, at < 0 ? '' : target.slice(at + 1))
  const lang = search === '' ? undefined : chosenLocale(new URLSearchParams(search).get(languageKey))
  if (row.page !== 'not-found' || isDevelopment) return { path, search, lang }
  const suffix = /\.(?:data|wake)$/.exec(path)?.[0] ?? ''
  const near = nearPath(path.slice(0, path.length - suffix.length)) ?? ''
  return { path: `${row.path.replace(/\/?\*$/, '')}${notFoundPath}${near}${suffix}`, search, lang, isNowhere: true }
}

/** Development has pages outside the route table. */
const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Stands for all addresses without a route: no page has this path, and its answer is cached for all of them. The path of
 * the section that an address may have meant follows, so there are as many such pages as sections.
 */
const notFoundPath = '/not-found'

/** The page of all addresses without a route. */
export const nowhere: PageUrl = { path: notFoundPath, search: '', isNowhere: true }

/** Parts that a URL parser removes or rewrites: dot segments in any spelling, backslashes, fragments, blanks. */
const unstable = /[\\#\0\s]|\/(?:\.|%2e){1,2}(?:\/|$)/i

/** Characters that no decoded path may hold: line breaks match no route, and backslashes read as slashes. */
const unprintable = /[\\\p{Cc}\u2028\u2029]/u

function isStable(path: string): boolean {
  if (unstable.test(path)) return false
  if (!path.includes('%')) return true
  try {
    return !unprintable.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
