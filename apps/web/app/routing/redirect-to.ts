import { isSitePath } from '@narthex/contract/site-path'
import type { PagePath } from './page-path.ts'

const key = 'redirectTo'
/** Maximum length of the target: as long as an address of the server may be. */
const longest = 2048

/** The target of `redirectTo` if it is a path of this site, otherwise home. */
export function redirectPath(search: string): string {
  const given = new URLSearchParams(search).get(key)
  return given !== null && isLeadingOn(given) ? given : '/'
}

/** Removes a `redirectTo` that is not a path of this site. */
export function safeSearch(search: string): string {
  const query = new URLSearchParams(search)
  const given = query.getAll(key)
  if (given.every(isLeadingOn) && given.length < 2) return search
  query.delete(key)
  return query.size > 0 ? `?${query}` : ''
}

/** The access page, which redirects to the path after login; home if the path is not of this site. */
export function accessPath(path: string): PagePath {
  return isLeadingOn(path) ? `/access?${key}=${encodeURIComponent(path)}` : '/access'
}

function isLeadingOn(path: string): boolean {
  return path.length <= longest && isSitePath(path)
}
