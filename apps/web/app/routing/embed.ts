/** Embed mode (specification §2): the page without the frame around it. */
export function isEmbedded(search: string): boolean {
  return new URLSearchParams(search).get('embed') === 'true'
}

/** The colour that whoever embeds a view asks for (`embedColor`), `#rrggbb`; nothing for what is no colour, and on the site's own pages. */
export function embedColour({ pathname, searchParams }: URL): string | undefined {
  if (!pathname.startsWith('/embed/')) return undefined
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(searchParams.get('embedColor') ?? '') ?? []
  return digits && `#${digits.toLowerCase()}`
}

/** The path as it must be linked to from an address with this query: whoever embeds one page embeds the next. */
export function keepingEmbed(path: string, search: string): string {
  if (!isEmbedded(search)) return path
  // By hand: a URL parser would turn `/.//host` into what links take for another site.
  const at = path.includes('#') ? path.indexOf('#') : path.length
  const [address, fragment] = [path.slice(0, at), path.slice(at)]
  return `${address}${address.includes('?') ? '&' : '?'}embed=true${fragment}`
}
