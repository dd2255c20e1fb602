import type { KeptPage } from './kept-pages.ts'

const shownAtMost = 12

/**
 * The offline page as it stands in for another address: with links to what is still there, and without the app, which
 * would look for data of the address that it finds itself at. `href=""` is a link to that very address.
 */
export async function standIn(offlinePage: Response, kept: readonly KeptPage[]): Promise<Response> {
  const html = await offlinePage.text()
  const body = html.indexOf('<body')
  const quiet = html.slice(body).replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  const headers = new Headers(offlinePage.headers)
  // Of the bytes that came over the network, which these are not.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(`${html.slice(0, body)}${withLinks(quiet, kept)}`, { status: 200, headers })
}

/** Fills the page's hidden list, whose one entry is the pattern of all. */
function withLinks(html: string, kept: readonly KeptPage[]): string {
  if (kept.length === 0) return html
  const links = kept.slice(0, shownAtMost)
  return html
    .replace(/ id="kept-pages" hidden=""/, ' id="kept-pages"')
    .replace(/<li data-kept="">([\s\S]*?)<\/li>/, (_, item: string) =>
      links.map((link) => `<li>${entry(item, link)}</li>`).join(''),
    )
}

function entry(item: string, { path, title }: KeptPage): string {
  const address = path.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  return item.replace(/ href="[^"]*"/, () => ` href="${address}"`).replace(/>[^<]+</, () => `>${title}<`)
}
