import * as z from 'zod/mini'
import { cleanMarks, hasSameMarks } from '../content/rich-marks.ts'
import type { RichBlock, RichInline, RichListItem, RichMark, RichText } from '../content/rich-text.ts'
import { image, text } from '../fields.ts'
import { fileAt } from '../media/file-address.ts'
import { videoSourceAt } from '../media/video-address.ts'
import { watchAddress } from '../media/watch-address.ts'

/* Upper bounds against mistakes and abuse: a book has about 5,000 paragraphs, and real lists nest far less deeply. */
const maxNodes = 20_000
const maxCharacters = 400_000
const maxDepth = 24

/** An untrusted node: every field is checked before use. */
interface GivenNode {
  readonly type?: unknown
  readonly attrs?: unknown
  readonly content?: unknown
  readonly marks?: unknown
  readonly text?: unknown
}

const inlineTypes = ['text', 'hardBreak']
const blockTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'image',
  'video',
  'file',
]

/** Why a value cannot be kept at all: it is no document, or longer or deeper than anyone writes. */
export type RichTextRefusal = 'NOT_A_DOCUMENT' | 'TOO_LONG'

/** The marks of a text node that are kept, of whatever it had. */
export type MarkReader = (given: unknown) => RichMark[]

/** `doc` is null if no text is left. */
export type CleanedRichText = { readonly doc: RichText | null } | { readonly refusal: RichTextRefusal }

/**
 * Reduces a document to the known nodes, marks and attributes. The text of unknown nodes stays, so a newer editor's output
 * is not an error. Idempotent. The API keeps what this returns, and the editor of content opens and gives what this
 * returns. `readMarks` is what a text keeps of its marks.
 */
export function cleanRichText(given: unknown, readMarks: MarkReader = cleanMarks): CleanedRichText {
  const { type, content } = asNode(given)
  if (type !== 'doc' || !Array.isArray(content)) return { refusal: 'NOT_A_DOCUMENT' }
  if (isRichTextTooLong(given)) return { refusal: 'TOO_LONG' }
  const blocks = toBlocks(content, readMarks)
  return { doc: blocks.length > 0 ? { type: 'doc', content: blocks } : null }
}

/**
 * Whether a document is longer or deeper than what is kept. Runs before anything recurses, and iterates level by level, so
 * that a deep document cannot overflow the stack.
 */
export function isRichTextTooLong(doc: unknown): boolean {
  let [nodes, characters] = [0, 0]
  for (let level = [doc], depth = 0; level.length > 0; depth++) {
    nodes += level.length
    for (const node of level) characters += asWords(asNode(node).text).length
    if (nodes > maxNodes || characters > maxCharacters || depth > maxDepth) return true
    level = level.flatMap(getChildren)
  }
  return false
}

/** Converts nodes to blocks: loose text becomes a paragraph, and an unknown wrapper is replaced by its content. */
function toBlocks(nodes: readonly unknown[], readMarks: MarkReader): RichBlock[] {
  const blocks: RichBlock[] = []
  let loose: unknown[] = []
  const gather = () => {
    blocks.push(...toParagraph(loose, readMarks))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      gather()
      blocks.push(...toBlock(node, readMarks))
    }
  }
  gather()
  return blocks
}

function toBlock(node: unknown, readMarks: MarkReader): RichBlock[] {
  const children = getChildren(node)
  const { type, attrs } = asNode(node)
  switch (type) {
    case 'heading': {
      if (children.some(holdsBlocks)) return toBlocks(children, readMarks)
      const content = toInlines(children, readMarks)
      return content.length > 0 ? [{ type, attrs: { level: toLevel(attrs) }, content }] : []
    }
    case 'bulletList': {
      const content = toListItems(children, readMarks)
      return content.length > 0 ? [{ type, content }] : []
    }
    case 'orderedList': {
      const content = toListItems(children, readMarks)
      return content.length > 0 ? [{ type, ...toStart(attrs), content }] : []
    }
    case 'blockquote': {
      const content = toBlocks(children, readMarks)
      return content.length > 0 ? [{ type, content }] : []
    }
    case 'horizontalRule':
      return [{ type }]
    case 'image':
      return toImage(attrs)
    case 'video':
      return toVideo(attrs)
    case 'file':
      return toFile(attrs)
    default:
      // A paragraph, a list item without a list, or an unknown node.
      return toBlocks(children, readMarks)
  }
}

function toParagraph(nodes: readonly unknown[], readMarks: MarkReader): RichBlock[] {
  const content = toInlines(nodes, readMarks)
  return content.length > 0 ? [{ type: 'paragraph', content }] : []
}

function toListItems(children: readonly unknown[], readMarks: MarkReader): RichListItem[] {
  return children
    .map((child) => toBlocks(asNode(child).type === 'listItem' ? getChildren(child) : [child], readMarks))
    .filter((content) => content.length > 0)
    .map((content) => ({ type: 'listItem', content }))
}

/** Text and line breaks; empty if there is no visible text. */
function toInlines(nodes: readonly unknown[], readMarks: MarkReader): RichInline[] {
  const inlines = mergeText(nodes.flatMap((node) => toInline(node, readMarks)))
  const isWord = (inline: RichInline) => inline.type === 'text' && inline.text.trim() !== ''
  return inlines.some(isWord) ? inlines : []
}

/** Merges neighbouring text nodes with equal marks. */
function mergeText(inlines: readonly RichInline[]): RichInline[] {
  const all: RichInline[] = []
  for (const next of inlines) {
    const last = all.at(-1)
    const isSame = last?.type === 'text' && next.type === 'text' && hasSameMarks(last.marks, next.marks)
    if (isSame) all[all.length - 1] = { ...last, text: last.text + next.text }
    else all.push(next)
  }
  return all
}

function toInline(node: unknown, readMarks: MarkReader): RichInline[] {
  const given = asNode(node)
  if (given.type === 'hardBreak') return [{ type: 'hardBreak' }]
  if (given.type !== 'text') return getChildren(node).flatMap((child) => toInline(child, readMarks))
  const written = cleanWords(given.text)
  const marks = readMarks(given.marks)
  return written === '' ? [] : [{ type: 'text', text: written, ...(marks.length > 0 ? { marks } : {}) }]
}

const anyText = text(maxCharacters)

/** Removes control characters, which come from copying, and turns a line break inside text into a space. */
function cleanWords(written: unknown): string {
  const plain = asWords(written)
    .toWellFormed()
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
  return z.parse(anyText, plain)
}

function isInline(node: unknown): boolean {
  const { type } = asNode(node)
  if (inlineTypes.includes(type as string)) return true
  return !blockTypes.includes(type as string) && getChildren(node).length > 0 && getChildren(node).every(isInline)
}

function holdsBlocks(node: unknown): boolean {
  return blockTypes.includes(asNode(node).type as string) || getChildren(node).some(holdsBlocks)
}

function toImage(attrs: unknown): RichBlock[] {
  const { src, alt, decorative } = asRecord(attrs)
  const address = z.safeParse(image, src)
  if (!address.success) return []
  const words = cleanWords(asWords(alt).slice(0, 500))
  const isDecorative = decorative === true && words === ''
  return [{ type: 'image', attrs: { src: address.data, alt: words, ...(isDecorative && { decorative }) } }]
}

/** A film with one of the addresses of its service; of streams, which not all browsers play, none. */
function toVideo(attrs: unknown): RichBlock[] {
  const { url, title } = asRecord(attrs)
  const source = videoSourceAt(asWords(url).slice(0, maxAddress))
  if (!source || source.servico === 'HLS') return []
  return [{ type: 'video', attrs: { url: watchAddress(source), title: toTitle(title) } }]
}

/** A document or a recording of the church's library. */
function toFile(attrs: unknown): RichBlock[] {
  const { href, title } = asRecord(attrs)
  const address = asWords(href)
  const kind = fileAt(address)?.kind
  if (kind !== 'PDF' && kind !== 'AUDIO') return []
  return [{ type: 'file', attrs: { href: address, title: toTitle(title) } }]
}

const maxAddress = 2048
const toTitle = (title: unknown) => cleanWords(asWords(title).slice(0, 200)).trim()

/** Level 1 is reserved for the page title. */
function toLevel(attrs: unknown): 2 | 3 | 4 {
  const { level } = asRecord(attrs)
  return level === 3 || level === 4 ? level : Number(level) > 4 ? 4 : 2
}

function toStart(attrs: unknown): { attrs?: { start: number } } {
  const { start } = asRecord(attrs)
  return Number.isInteger(start) && Number(start) > 1 && Number(start) < 10_000
    ? { attrs: { start: Number(start) } }
    : {}
}

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const asNode = (value: unknown): GivenNode => asRecord(value)
const asWords = (value: unknown) => (typeof value === 'string' ? value : '')
const getChildren = (node: unknown): unknown[] => {
  const { content } = asNode(node)
  return Array.isArray(content) ? content : []
}
