const opaqueTag = /"[^"]*"/g

/**
 * Whether the client's copy is current, so that a 304 answers its request. `If-None-Match` is a list of entity tags or
 * `*` and compares weakly (RFC 9110 §13.1.2): proxies that compress mark tags with `W/`.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(opaqueTag)?.some((tag) => tag === etag) ?? false
}
