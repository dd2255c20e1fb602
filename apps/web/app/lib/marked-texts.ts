import type { InlineTexts } from '../page.ts'
import { findElements } from './html-elements.ts'

/**
 * Collects the inline scripts and styles that carry the mark, and takes the mark out of the page. Only what the web app
 * writes can carry it, as it is drawn anew for each page; markup that slipped in from elsewhere is not among them.
 */
export function withoutMark(html: string, mark: string): { readonly html: string; readonly inline: InlineTexts } {
  const nonce = ` nonce="${mark}"`
  const textsOf = (name: 'script' | 'style') =>
    findElements(html, name)
      .filter(({ attributes }) => attributes.includes(nonce) && !/\ssrc=/.test(attributes))
      .map(({ content }) => content)
  const inline = { scripts: textsOf('script'), styles: textsOf('style') }
  return { html: html.replaceAll(nonce, ''), inline }
}
