import type { PageSources } from '../pages/page-renderer.ts'

/**
 * The headers that every answer carries, whatever it is: page, call, file or error.
 * A table rather than a library: each kind of answer has its own policy, and pages carry hashes of their own scripts.
 */
export interface HeaderPolicy {
  readonly isHttps: boolean
}

export function commonHeaders({ isHttps }: HeaderPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), usb=(), serial=(), midi=(), geolocation=(self), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
    // Not for sub-domains: a church's own domain may carry other sites of theirs below it.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** For answers that are no documents: nothing may load, nobody may frame. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service worker speaks with its own site, and with nothing else. */
export const workerPolicy = `${inertPolicy}; connect-src 'self'`

/** The API's readable page brings its own styles inline. */
export const apiDocsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** What this page loads, besides what every page may. */
  readonly sources?: PageSources | undefined
  /** Embedded views alone may be framed by other sites. */
  readonly isEmbeddable: boolean
  readonly isHttps: boolean
  /** Hot reload speaks over a socket and injects styles. */
  readonly isDevelopment: boolean
}

/** An address at another site, or all of its sub-domains; nothing that could end a directive. */
const otherSite = /^https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?(?:\/[\w./~%-]*)?$/i

const styleHash = /^'sha256-[\w+/]{43}='$/

/** A page's policy: its own inline scripts and styles by hash, what its sources name, everything else from this site. */
export function pagePolicy(page: PagePolicy): string {
  const other = (kind: keyof PageSources) => page.sources?.[kind].filter((source) => otherSite.test(source)) ?? []
  const frames = other('frame')
  const brought = page.sources?.style.filter((hash) => styleHash.test(hash)) ?? []
  const styles = page.isDevelopment ? ["'unsafe-inline'"] : [...page.styleHashes, ...brought]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...page.scriptHashes, ...other('script')].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', 'https:', ...other('img')].join(' ')}`,
    "font-src 'self'",
    // A podcast goes on playing from page to page, under the policy of the document that was loaded first: what sounds on
    // one page must be allowed on all. A stream that a page puts together itself plays from a blob.
    "media-src 'self' https: blob:",
    `connect-src ${["'self'", ...other('connect'), ...(page.isDevelopment ? ['ws:'] : [])].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${page.isEmbeddable ? '*' : "'none'"}`,
    ...(page.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
