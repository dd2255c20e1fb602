import { withoutEnd } from '@narthex/contract/text-ends'

export interface TextPart {
  readonly text: string
  /** Web address of the part, if it is a link. */
  readonly href?: string
}

const addresses = /https?:\/\/[^\s<>"'\p{Cc}]+/giu
/** Punctuation that ends a sentence and is no part of the address before it. */
const sentenceEnd = /[.,;:!?»”)\]]/

/** A text cut where web addresses stand in it: the parts, put together, are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutTail(found)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A bracket at the end belongs to the address only where it was opened in it. */
function withoutTail(found: string): string {
  const bare = withoutEnd(found, sentenceEnd)
  return found.startsWith(')', bare.length) && bare.includes('(') ? `${bare})` : bare
}
