import { keepPassages } from '@narthex/contract/content/rich-marks'
import type { RichText as RichTextDocument } from '@narthex/contract/content/rich-text'
import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import { expect, test } from 'vitest'
import { RichText } from '../../../apps/web/app/components/rich-text.tsx'
import { renderPage } from '../../../apps/web/app/testing/render-page.tsx'
import { ContentEditor } from './content-editor.tsx'
import { ContentView } from './content-view.tsx'
import { renderPart } from './testing/render-editor.tsx'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const line = (...content: object[]) => ({ type: 'paragraph', content })
const given = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Pão')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('de cada dia', { type: 'italic' })] },
    line(text('Um ', { type: 'bold' }, { type: 'underline' }), { type: 'hardBreak' }, text('só')),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            line(text('a')),
            { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [line(text('b'))] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [line(text('c', { type: 'link', attrs: { href: '/event' } }))] },
    line(text('Leia o '), text('Sl 23', { type: 'bible', attrs: { passage: 'Ps.23' } })),
    { type: 'horizontalRule' },
    { type: 'image', attrs: { src: '/media/images/AbCdEfGhIjKlMnOpQrStUv_1920x1280.webp', alt: 'Um pão' } },
  ],
}

/** The document as the API sends it. */
function clean(): RichTextDocument {
  const cleaned = cleanRichText(given, keepPassages)
  if ('refusal' in cleaned || !cleaned.doc) throw new Error('The document is not kept')
  return cleaned.doc
}

/** Elements and words, each element in the way both write it; without what only one of them has around an image or a link. */
function outline(node: Node): string {
  if (node instanceof Text) return node.data
  const element = node as Element
  if (element.matches('.sr-only, figcaption, source, .ProseMirror-trailingBreak')) return ''
  const inner = [...element.childNodes].map(outline).join('')
  const tag = element.tagName.toLowerCase()
  if (tag === 'img') return `<img ${element.getAttribute('alt')}>`
  if (element.matches('.content-passage')) return `<a>${inner}</a>`
  if (tag === 'br' || tag === 'hr') return `<${tag}>`
  return /^(?:span|picture|figure|div)$/.test(tag) ? inner : `<${tag}>${inner}</${tag}>`
}

const readOutline = (root: Element | null) =>
  outline(root as Element)
    .replace(/<strong><u>(.*?)<\/u><\/strong>/g, '<u><strong>$1</strong></u>')
    .replace(/<p><\/p>$/, '')

test('a text is on the site as it is in the editor and in the office’s view of it', async () => {
  const doc = clean()
  const site = await renderPage(<RichText doc={doc} lang="pt" />)
  const shown = readOutline(site.container.querySelector('.reading-body'))
  expect(shown).toMatch(/^<h2>Pão<\/h2>.*<ol><li><p>b<\/p><\/li><\/ol>.*<img Um pão>$/)

  const office = await renderPart(
    <>
      <ContentView doc={doc} language="pt" siteOrigin="https://mare.example" />
      <ContentEditor label="Texto" language="pt" value={doc} onChange={() => {}} />
    </>,
  )
  await expect.element(office.getByRole('textbox')).toBeVisible()
  expect(readOutline(office.container.querySelector('.content-view'))).toBe(shown)
  expect(readOutline(office.getByRole('textbox').element())).toBe(shown)
  const links = [...office.container.querySelectorAll('.content-view a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://mare.example/event', 'https://mare.example/bible?passage=Ps.23'])
})
