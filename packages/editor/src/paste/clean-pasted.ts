import { inertMarkup } from '../core/pasted-html.ts'
import { LostCount, type LostParts } from './lost-parts.ts'
import { PastedBlocks } from './pasted-blocks.ts'
import { restoreWordLists } from './word-lists.ts'

/** A paste as the schema reads it, and what it could not keep. */
export interface CleanPaste {
  readonly html: string
  readonly lost: LostParts | undefined
}

/** Longer markup is not looked at: it would stop the page. */
export const maxPastedCharacters = 4_000_000

/**
 * Reduces markup of Word, Google Docs, web pages and mails to what a text of the product holds. It is read in a document
 * that no window shows: nothing of it runs or is loaded. Undefined for what is too long.
 */
export function cleanPasted(html: string): CleanPaste | undefined {
  if (html.length > maxPastedCharacters) return undefined
  const inert = inertMarkup(html)
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  if (isOwnSlice(body)) return { html: inert, lost: undefined }
  restoreWordLists(body)
  const lost = new LostCount()
  const blocks = new PastedBlocks(body, lost)
  return { html: blocks.write(), lost: lost.read() }
}

const ownTags = 'a,b,blockquote,br,em,h2,h3,h4,hr,img,li,ol,p,span,strong,u,ul'
const ownAttributes = new Set(['alt', 'class', 'data-file', 'data-pm-slice', 'data-video', 'href', 'src', 'start'])

/** Whether the markup is what this editor itself copied: it is taken as it is, so that lists stay open where they were cut. */
function isOwnSlice(body: Element): boolean {
  if (!body.querySelector('[data-pm-slice]')) return false
  return [...body.querySelectorAll('*')].every(
    (element) => element.matches(ownTags) && element.getAttributeNames().every((name) => ownAttributes.has(name)),
  )
}
