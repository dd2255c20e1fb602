/** A part of the church's site that a page of another site shows. */
export interface EmbedView {
  /** Path and query below the church's site. */
  readonly path: string
  /** The name of the frame, for screen readers. */
  readonly title: string
  /** Pixels; a player keeps the shape of a video instead. */
  readonly height: number | undefined
}

/** Writes the HTML that shows a view of the church in a page of another site. */
export function writeEmbedCode(site: string, { path, title, height }: EmbedView): string {
  const size = height ? `height:${height}px` : 'aspect-ratio:16/9'
  const allow = height ? '' : ' allow="fullscreen; encrypted-media; picture-in-picture"'
  const style = `width:100%;${size};border:0`
  return `<iframe src="${escapeAttribute(site + path)}" title="${escapeAttribute(title)}" style="${style}"${allow} loading="lazy"></iframe>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => signs[sign] ?? sign)

/** Builds the path of a view with its query; what is empty is left out. */
export function toEmbedPath(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
