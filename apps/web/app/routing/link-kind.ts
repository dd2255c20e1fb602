import type { PagePath } from './page-path.ts'

/**
 * Handling of a link: `page` by the app, `direct` by the browser in the same tab (files of the site, mail, telephone),
 * `new tab` to another site (specification §2).
 */
export type LinkKind = 'page' | 'direct' | 'new tab'

/** Paths that are not pages: the router must not handle them. */
const servedFiles = /^\/(?:api|assets|media)\//

export function linkKind(to: string): LinkKind {
  if (to.startsWith('/')) return servedFiles.test(to) ? 'direct' : 'page'
  return /^(?:mailto|tel):/i.test(to) ? 'direct' : 'new tab'
}

/** Whether the router follows an address. A church writes its addresses by hand, so such a path may still have no row. */
export function isPagePath(address: string): address is PagePath {
  return linkKind(address) === 'page'
}
