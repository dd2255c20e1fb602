import { keepPassages } from '@narthex/contract/content/rich-marks'
import type { RichText } from '@narthex/contract/content/rich-text'
import { cleanRichText, type RichTextRefusal } from '@narthex/contract/rich-text/clean-rich-text'
import type { JSONContent } from '@tiptap/core'

/** A document as it can be opened: clean, but with the Bible references that the API marked. */
export type OpenedContent = { readonly content: JSONContent } | { readonly refusal: RichTextRefusal }

const emptyContent: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Documents that an editor gave, which come back at each key: they are clean. */
const given = new WeakSet<object>()

/**
 * Prepares any value for the editor. Nothing of it reaches the page that the API would not keep; what the API refuses is
 * refused here too.
 */
export function openContent(value: unknown): OpenedContent {
  if (value === null || value === undefined) return { content: emptyContent }
  if (typeof value === 'object' && given.has(value)) return { content: value }
  const cleaned = cleanRichText(value, keepPassages)
  if ('refusal' in cleaned) return cleaned
  return { content: (cleaned.doc as JSONContent | null) ?? emptyContent }
}

/** The text of an editor as the API keeps it, before it marks the Bible references; null where there is nothing to read. */
export function readContent(content: JSONContent): RichText | null {
  const cleaned = cleanRichText(content)
  const doc = 'doc' in cleaned ? cleaned.doc : null
  if (doc) given.add(doc)
  return doc
}

/** Whether two values are the same text to its writers, whatever the API marked in one of them. */
export function isSameContent(some: unknown, other: unknown): boolean {
  return some === other || compareKey(some) === compareKey(other)
}

const keys = new WeakMap<object, string>()

function compareKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? null)
  const key = keys.get(value) ?? JSON.stringify(comparable(value))
  keys.set(value, key)
  return key
}

function comparable(value: object): unknown {
  if (given.has(value)) return value
  const cleaned = cleanRichText(value)
  return 'doc' in cleaned ? cleaned.doc : value
}
