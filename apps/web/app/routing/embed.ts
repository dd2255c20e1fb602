/** Embed mode (specification §2): the page without the frame around it. */
export function isEmbedded(search: string): boolean {
  return new URLSearchParams(search).get('embed') === 'true'
}

/** The colour that the embedding site requests (`embedColor`), `#rrggbb`; undefined when invalid or not embedded. */
export function embedColour({ pathname, searchParams }: URL): string | undefined {
  if (!pathname.startsWith('/embed/')) return undefined
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(searchParams.get('embedColor') ?? '') ?? []
  return digits && `#${digits.toLowerCase()}`
}

/** Keeps embed mode in a link: a page embedded with this query links to embedded pages. */
export function keepingEmbed<P extends string>(path: P, search: string): P {
  if (!isEmbedded(search)) return path
  // Not parsed as a URL: that would turn `/.//host` into a link to another site.
  const at = path.includes('#') ? path.indexOf('#') : path.length
  const [address, fragment] = [path.slice(0, at), path.slice(at)]
  return `${address}${address.includes('?') ? '&' : '?'}embed=true${fragment}` as P
}
