import type { InlineTexts } from '../page.ts'

/**
 * Collects the inline scripts and styles that carry the mark, and takes the mark out of the page. Only what the web app
 * writes can carry it, as it is drawn anew for each page; markup that slipped in from elsewhere is not among them.
 */
export function withoutMark(html: string, mark: string): { readonly html: string; readonly inline: InlineTexts } {
  const nonce = ` nonce="${mark}"`
  const textsOf = (name: string) => {
    const element = new RegExp(`<${name}(?=[^>]*${nonce})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'g')
    return Array.from(html.matchAll(element), ([, text]) => text ?? '')
  }
  const inline = { scripts: textsOf('script'), styles: textsOf('style') }
  return { html: html.replaceAll(nonce, ''), inline }
}
