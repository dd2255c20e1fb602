import { isDeepStrictEqual } from 'node:util'
import type { RichBlock, RichInline, RichListItem, RichText } from '@narthex/contract/content/rich-text'
import { image, text } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { invalid } from '../../../platform/http/domain-error.ts'
import { cleanMarks } from './marks.rules.ts'

/* More is a slip, or somebody's mischief: a book has some 5,000 paragraphs, and lists in lists end long before. */
const mostNodes = 20_000
const mostCharacters = 400_000
const deepest = 24

/** Anything that came as a node; what it has is looked at, never believed. */
interface Given {
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
]

/**
 * A document as the product keeps it: nodes, marks and attributes that it does not know go and their text stays, so that
 * what a newer editor writes is no error. Null where nothing is left to read. Cleaning what is clean changes nothing.
 * Throws VALIDATION for what is no document, and for one that is too long or too deep.
 */
export function cleanRichText(given: unknown, path = 'corpo'): RichText | null {
  const { type, content } = asNode(given)
  if (type !== 'doc' || !Array.isArray(content)) throw invalid([{ path, message: 'Not a document' }])
  requireBounds(given, path)
  const blocks = blocksOf(content)
  return blocks.length > 0 ? { type: 'doc', content: blocks } : null
}

/** Before anything recurses: a loop over what is still to be looked at cannot overflow. */
function requireBounds(doc: unknown, path: string): void {
  let [nodes, characters] = [0, 0]
  for (let level = [doc], depth = 0; level.length > 0; depth++) {
    nodes += level.length
    for (const node of level) characters += asWords(asNode(node).text).length
    if (nodes > mostNodes || characters > mostCharacters || depth > deepest)
      throw invalid([{ path, message: 'Too long a document' }])
    level = level.flatMap(childrenOf)
  }
}

/** Nodes as blocks: words that stand alone are a paragraph, and of a wrapper that nobody knows the inside stays. */
function blocksOf(nodes: readonly unknown[]): RichBlock[] {
  const blocks: RichBlock[] = []
  let loose: unknown[] = []
  const gather = () => {
    blocks.push(...paragraphOf(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      gather()
      blocks.push(...blockOf(node))
    }
  }
  gather()
  return blocks
}

function blockOf(node: unknown): RichBlock[] {
  const children = childrenOf(node)
  const { type, attrs } = asNode(node)
  switch (type) {
    case 'heading': {
      if (children.some(holdsBlocks)) return blocksOf(children)
      const content = inlinesOf(children)
      return content.length > 0 ? [{ type, attrs: { level: levelOf(attrs) }, content }] : []
    }
    case 'bulletList': {
      const content = itemsOf(children)
      return content.length > 0 ? [{ type, content }] : []
    }
    case 'orderedList': {
      const content = itemsOf(children)
      return content.length > 0 ? [{ type, ...startOf(attrs), content }] : []
    }
    case 'blockquote': {
      const content = blocksOf(children)
      return content.length > 0 ? [{ type, content }] : []
    }
    case 'horizontalRule':
      return [{ type }]
    case 'image':
      return imageOf(attrs)
    default:
      // A paragraph, an item without its list, or what nobody knows.
      return blocksOf(children)
  }
}

function paragraphOf(nodes: readonly unknown[]): RichBlock[] {
  const content = inlinesOf(nodes)
  return content.length > 0 ? [{ type: 'paragraph', content }] : []
}

function itemsOf(children: readonly unknown[]): RichListItem[] {
  return children
    .map((child) => blocksOf(asNode(child).type === 'listItem' ? childrenOf(child) : [child]))
    .filter((content) => content.length > 0)
    .map((content) => ({ type: 'listItem', content }))
}

/** Words and line breaks; nothing where there is no word among them. */
function inlinesOf(nodes: readonly unknown[]): RichInline[] {
  const inlines = joined(nodes.flatMap(inlineOf))
  const isWord = (inline: RichInline) => inline.type === 'text' && inline.text.trim() !== ''
  return inlines.some(isWord) ? inlines : []
}

/** Neighbours under equal marks are one, however often an editor has cut them. */
function joined(inlines: readonly RichInline[]): RichInline[] {
  const all: RichInline[] = []
  for (const next of inlines) {
    const last = all.at(-1)
    const isSame = last?.type === 'text' && next.type === 'text' && isDeepStrictEqual(last.marks, next.marks)
    if (isSame) all[all.length - 1] = { ...last, text: last.text + next.text }
    else all.push(next)
  }
  return all
}

function inlineOf(node: unknown): RichInline[] {
  const given = asNode(node)
  if (given.type === 'hardBreak') return [{ type: 'hardBreak' }]
  if (given.type !== 'text') return childrenOf(node).flatMap(inlineOf)
  const written = cleanWords(given.text)
  const marks = cleanMarks(given.marks)
  return written === '' ? [] : [{ type: 'text', text: written, ...(marks.length > 0 ? { marks } : {}) }]
}

const anyText = text(mostCharacters)

/** A control character is a slip of a copy; a line break within words is a space. */
function cleanWords(written: unknown): string {
  const plain = asWords(written)
    .toWellFormed()
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
  return z.parse(anyText, plain)
}

/** Neither a block nor a holder of blocks. */
function isInline(node: unknown): boolean {
  const { type } = asNode(node)
  if (inlineTypes.includes(type as string)) return true
  return !blockTypes.includes(type as string) && childrenOf(node).length > 0 && childrenOf(node).every(isInline)
}

function holdsBlocks(node: unknown): boolean {
  return blockTypes.includes(asNode(node).type as string) || childrenOf(node).some(holdsBlocks)
}

function imageOf(attrs: unknown): RichBlock[] {
  const { src, alt } = asRecord(attrs)
  const address = z.safeParse(image, src)
  return address.success
    ? [{ type: 'image', attrs: { src: address.data, alt: cleanWords(asWords(alt).slice(0, 500)) } }]
    : []
}

/** The page has the first level for its title. */
function levelOf(attrs: unknown): 2 | 3 | 4 {
  const { level } = asRecord(attrs)
  return level === 3 || level === 4 ? level : Number(level) > 4 ? 4 : 2
}

function startOf(attrs: unknown): { attrs?: { start: number } } {
  const { start } = asRecord(attrs)
  return Number.isInteger(start) && Number(start) > 1 && Number(start) < 10_000
    ? { attrs: { start: Number(start) } }
    : {}
}

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const asNode = (value: unknown): Given => asRecord(value)
const asWords = (value: unknown) => (typeof value === 'string' ? value : '')
const childrenOf = (node: unknown): unknown[] => {
  const { content } = asNode(node)
  return Array.isArray(content) ? content : []
}
