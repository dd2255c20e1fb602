const plainPath = /^\/(?![/\\])[^\s\\"'<>\p{Cc}\p{Cf}]*$/u
/** Slashes, backslashes and control characters, encoded once or more: something on the way may decode them. */
const disguised = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * Whether an address is a path of the very site that shows it, and stays one whoever reads it: no other site, no
 * script, for any parser. The one judge of where a link, a redirect or `redirectTo` may lead within the site.
 */
export function isSitePath(address: string): boolean {
  // A sign that only looks like a slash is one to whoever simplifies letters.
  if (![address, address.normalize('NFKC')].every((read) => plainPath.test(read))) return false
  const [path = ''] = address.split(/[?#]/, 1)
  const url = disguised.test(path) ? null : URL.parse(address, 'https://site.example')
  return url?.host === 'site.example' && !url.pathname.startsWith('//')
}
