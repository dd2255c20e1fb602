/** Embed mode (specification §2): the page without the frame around it. */
export function isEmbedded(search: string): boolean {
  return new URLSearchParams(search).get('embed') === 'true'
}

/** The path as it must be linked to from an address with this query: whoever embeds one page embeds the next. */
export function keepingEmbed(path: string, search: string): string {
  if (!isEmbedded(search)) return path
  // By hand: a URL parser would turn `/.//host` into what links take for another site.
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(path) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}embed=true${fragment}`
}
