import type { RichBlock, RichInline, RichListItem, RichMark, RichText } from '@narthex/contract/content/rich-text'
import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import sanitizeHtml from 'sanitize-html'

/* Rich text in cells of tables: HTML, or plain text with blank lines between its paragraphs. */

const headings: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const blockTypes: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
}
const markTypes: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  a: 'link',
}
const wrappers = ['div', 'section', 'article', 'td', 'tr', 'table', 'tbody', 'pre']
const tags = [...Object.keys(headings), ...Object.keys(blockTypes), ...Object.keys(markTypes), ...wrappers]

/** Beyond this nothing is read. */
const maxCharacters = 1_000_000

export const isHtml = (text: string): boolean =>
  /<\/?(?:p|h[1-6]|ul|ol|li|br|blockquote|b|strong|i|em|u|a|img|hr|div|span)(?:\s[^<>]*)?\/?>/i.test(text)

/** A document of what a cell says; null where that is nothing, or more than is kept. */
export function toRichText(cell: string): RichText | null {
  const text = cell.slice(0, maxCharacters)
  const cleaned = cleanRichText(isHtml(text) ? readHtml(text) : readPlain(text))
  return 'doc' in cleaned ? cleaned.doc : null
}

function readPlain(text: string) {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*/)
  const content = paragraphs.map((paragraph) => ({
    type: 'paragraph',
    content: paragraph
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line ? [{ type: 'text', text: line }] : []),
      ]),
  }))
  return { type: 'doc', content }
}

interface OpenNode {
  readonly tag: string
  readonly type: string
  readonly attrs?: object
  readonly content: object[]
}

function readHtml(html: string): object {
  const clean = sanitizeHtml(html, {
    allowedTags: [...tags, 'br', 'hr', 'img'],
    allowedAttributes: { a: ['href', 'rel', 'title'], img: ['src', 'alt', 'title'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: 60,
  })
  const root: OpenNode = { tag: '', type: 'doc', content: [] }
  const path = [root]
  const marks: { readonly tag: string; readonly type: string; readonly attrs?: object }[] = []
  for (const token of clean.match(/<[^<>]*>|[^<]+/g) ?? []) {
    if (!token.startsWith('<')) addText(path, decodeEntities(token), marks)
    else if (token.startsWith('</')) closeTag(path, marks, token.slice(2, -1))
    else openTag(path, marks, token)
  }
  return root
}

type Marks = { readonly tag: string; readonly type: string; readonly attrs?: object }[]

function addText(path: readonly OpenNode[], written: string, marks: Marks): void {
  const text = written.replace(/\s+/g, ' ')
  if (text !== '') path.at(-1)?.content.push({ type: 'text', text, marks: marks.map(({ tag: _, ...mark }) => mark) })
}

function openTag(path: OpenNode[], marks: Marks, token: string): void {
  const tag = /^<([a-z\d]+)/.exec(token)?.[1] ?? ''
  const attribute = (name: string) => decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(token)?.[1] ?? '')
  const here = path.at(-1)
  const mark = markTypes[tag]
  const rel = attribute('rel')
  if (tag === 'a' && (rel === 'video' || rel === 'file')) {
    const title = attribute('title')
    const href = attribute('href')
    here?.content.push({ type: rel, attrs: rel === 'video' ? { url: href, title } : { href, title } })
  } else if (mark) marks.push({ tag, type: mark, ...(mark === 'link' && { attrs: { href: attribute('href') } }) })
  else if (tag === 'br') here?.content.push({ type: 'hardBreak' })
  else if (tag === 'hr') here?.content.push({ type: 'horizontalRule' })
  else if (tag === 'img') here?.content.push({ type: 'image', attrs: toImage(attribute) })
  else {
    const level = headings[tag]
    const start = Number(attribute('start')) || 1
    const attrs = level ? { level } : tag === 'ol' && start > 1 ? { start } : undefined
    const node = { tag, type: level ? 'heading' : (blockTypes[tag] ?? 'wrapper'), ...(attrs && { attrs }), content: [] }
    here?.content.push(node)
    path.push(node)
  }
}

const toImage = (attribute: (name: string) => string) => ({
  src: attribute('src'),
  alt: attribute('alt'),
  ...(attribute('title') === 'decorative' && { decorative: true }),
})

function closeTag(path: OpenNode[], marks: Marks, tag: string): void {
  const at = marks.findLastIndex((mark) => mark.tag === tag)
  if (at >= 0) marks.splice(at, 1)
  else if (path.length > 1 && path.at(-1)?.tag === tag) path.pop()
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }

const decodeEntities = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|amp|nbsp)|#(\d{1,6}));/g, (all, name?: string, number?: string) => {
    if (name) return entities[name] ?? all
    return Number(number) > 31 && Number(number) < 0x110000 ? String.fromCodePoint(Number(number)) : ' '
  })

/** A document as HTML, a line for each of its blocks. */
export const toHtml = ({ content }: RichText): string => content.map(writeBlock).join('\n')

function writeBlock(block: RichBlock | RichListItem): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${writeInlines(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level}>${writeInlines(block.content)}</h${block.attrs.level}>`
    case 'bulletList':
      return `<ul>${block.content.map(writeBlock).join('')}</ul>`
    case 'orderedList': {
      const start = block.attrs && block.attrs.start !== 1 ? ` start="${block.attrs.start}"` : ''
      return `<ol${start}>${block.content.map(writeBlock).join('')}</ol>`
    }
    case 'listItem':
      return `<li>${block.content.map(writeBlock).join('')}</li>`
    case 'blockquote':
      return `<blockquote>${block.content.map(writeBlock).join('')}</blockquote>`
    case 'horizontalRule':
      return '<hr>'
    case 'image': {
      const { src, alt, decorative } = block.attrs
      return `<img src="${toEntities(src)}" alt="${toEntities(alt)}"${decorative ? ' title="decorative"' : ''}>`
    }
    case 'video':
      return writeMedia('video', block.attrs.url, block.attrs.title)
    case 'file':
      return writeMedia('file', block.attrs.href, block.attrs.title)
    default:
      return ''
  }
}

/** Films and files are links of a kind of their own. */
const writeMedia = (rel: string, address: string, title: string): string =>
  `<a rel="${rel}" href="${toEntities(address)}" title="${toEntities(title)}"></a>`

const writeInlines = (inlines: readonly RichInline[] = []): string => inlines.map(writeInline).join('')

function writeInline(inline: RichInline): string {
  if (inline.type === 'hardBreak') return '<br>'
  return (inline.marks ?? []).reduceRight(writeMark, toEntities(inline.text))
}

function writeMark(text: string, mark: RichMark): string {
  switch (mark.type) {
    case 'bold':
      return `<strong>${text}</strong>`
    case 'italic':
      return `<em>${text}</em>`
    case 'underline':
      return `<u>${text}</u>`
    case 'link':
      return `<a href="${toEntities(mark.attrs.href)}">${text}</a>`
    default:
      return text
  }
}

const toEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
