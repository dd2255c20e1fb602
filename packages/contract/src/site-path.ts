const plainPath = /^\/(?![/\\])[^\s\\"'<>\p{Cc}\p{Cf}]*$/u
/** Encoded slashes, backslashes and control characters, also encoded repeatedly: a proxy may decode them. */
const disguised = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * Whether an address is a path of the current site for every parser: no other site, no script. All links, redirects and
 * values of `redirectTo` within the site must pass this check.
 */
export function isSitePath(address: string): boolean {
  // A parser that normalises Unicode reads a sign that only looks like a slash as one.
  if (![address, address.normalize('NFKC')].every((read) => plainPath.test(read))) return false
  const [path = ''] = address.split(/[?#]/, 1)
  const url = disguised.test(path) ? null : URL.parse(address, 'https://site.example')
  return url?.host === 'site.example' && !url.pathname.startsWith('//')
}
