import type { InlineTexts } from '../page.ts'
import type { DocumentParts } from './document-parts.ts'

/**
 * Collects the inline scripts and styles that carry the mark, and removes the mark from the page. Only what the web app
 * writes can carry it, since it is new for each page; markup that slipped in from elsewhere is not among them.
 */
export function withoutMark(
  { head, body, end }: DocumentParts,
  mark: string,
): { readonly document: DocumentParts; readonly inline: InlineTexts } {
  const inline = { script: [] as string[], style: [] as string[] }
  const clean = (html: string) => collectMarked(html, ` nonce="${mark}"`, inline)
  const document = { head: clean(head), body: clean(body), end: clean(end) }
  return { document, inline: { scripts: inline.script, styles: inline.style } }
}

/** Searches with `indexOf`, since a page is large and the mark is rare. React escapes `<` and `>` in attributes. */
function collectMarked(html: string, nonce: string, inline: Record<'script' | 'style', string[]>): string {
  let clean = ''
  let from = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    clean += html.slice(from, at)
    from = at + nonce.length
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at) + 1)
    const name = tag.startsWith('<script') ? 'script' : tag.startsWith('<style') ? 'style' : undefined
    if (!name || /\ssrc=/.test(tag)) continue
    const start = html.indexOf('>', at) + 1
    inline[name].push(html.slice(start, html.indexOf(`</${name}>`, start)))
  }
  return from === 0 ? html : clean + html.slice(from)
}
