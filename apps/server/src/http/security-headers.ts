import type { PageSources } from '../pages/page-renderer.ts'

/**
 * The headers of every answer: page, call, file or error.
 * A table rather than a library: each kind of answer has its own policy, and pages carry hashes of their own scripts.
 */
export interface HeaderPolicy {
  readonly isHttps: boolean
}

export function commonHeaders({ isHttps }: HeaderPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Only the origin, also within the site: a path can reveal what a person reads, a query may carry a code.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(), usb=(), serial=(), midi=(), geolocation=(self), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
    // Without sub-domains: a church may run other sites below its own domain.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Policy of answers that are not documents: nothing may load, no site may frame them. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Policy of the service worker, which may connect to its own site only. */
export const workerPolicy = `${inertPolicy}; connect-src 'self'`

/** Policy of the API's documentation, whose page has inline styles. */
export const apiDocsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Additional sources that this page loads from. */
  readonly sources?: PageSources | undefined
  /** Sites that may frame it: `'none'`, or origins (`frame-ancestors.ts`). */
  readonly frameAncestors: readonly string[]
  readonly isHttps: boolean
  /** Allows hot reload, which speaks over a socket and injects styles. */
  readonly isDevelopment: boolean
}

/** An origin or a wildcard for sub-domains; no character that could end a directive. */
const otherSite = /^https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?(?:\/[\w./~%-]*)?$/i

const styleHash = /^'sha256-[\w+/]{43}='$/

/** The policy of a page: its inline scripts and styles by hash, its additional sources, and this site. */
export function pagePolicy(page: PagePolicy): string {
  const other = (kind: keyof PageSources) => page.sources?.[kind].filter((source) => otherSite.test(source)) ?? []
  const frames = other('frame')
  const anywhere = (kind: 'form' | 'connect') => page.sources?.[kind].filter((source) => source === 'https:') ?? []
  const brought = page.sources?.style.filter((hash) => styleHash.test(hash)) ?? []
  const styles = page.isDevelopment ? ["'unsafe-inline'"] : [...page.styleHashes, ...brought]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...page.scriptHashes, ...other('script')].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', 'https:', ...other('img')].join(' ')}`,
    "font-src 'self'",
    // A podcast keeps playing across pages, under the policy of the document that was loaded first: media that one page
    // plays must be allowed on all. A stream that a page assembles itself plays from a blob.
    "media-src 'self' https: blob:",
    `connect-src ${["'self'", ...other('connect'), ...anywhere('connect'), ...(page.isDevelopment ? ['ws:'] : [])].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...anywhere('form')].join(' ')}`,
    `frame-ancestors ${page.frameAncestors.join(' ')}`,
    ...(page.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
