import { withoutScripts } from '../app/document/html-elements.ts'
import type { KeptPage } from './kept-pages.ts'

const shownAtMost = 12
const pattern = '<li data-kept="">'

/**
 * The offline page shown at another address: with links to the cached pages and without the app, which would request the
 * data of that address. `href=""` links to that address.
 */
export async function standIn(offlinePage: Response, kept: readonly KeptPage[]): Promise<Response> {
  const html = await offlinePage.text()
  const body = html.indexOf('<body')
  const quiet = withoutScripts(html.slice(body))
  const headers = new Headers(offlinePage.headers)
  // Of the bytes that came over the network, which these are not.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(`${html.slice(0, body)}${withLinks(quiet, kept)}`, { status: 200, headers })
}

/** Fills the page's hidden list; its only entry is the template. */
function withLinks(html: string, kept: readonly KeptPage[]): string {
  if (kept.length === 0) return html
  const start = html.indexOf(pattern)
  const end = html.indexOf('</li>', start)
  if (start < 0 || end < 0) return html
  const item = html.slice(start + pattern.length, end)
  const links = kept.slice(0, shownAtMost).map((link) => `<li>${entry(item, link)}`)
  const filled = `${html.slice(0, start)}${links.join('</li>')}${html.slice(end)}`
  return filled.replace(/ id="kept-pages" hidden=""/, ' id="kept-pages"')
}

function entry(item: string, { path, title }: KeptPage): string {
  const address = path.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  return item.replace(/ href="[^"]*"/, () => ` href="${address}"`).replace(/>[^<>]+</, () => `>${title}<`)
}
