import { withoutEnd } from '@narthex/contract/text-ends'

export interface TextPart {
  readonly text: string
  /** An address of the web that the text names. */
  readonly href?: string
}

const addresses = /\bhttps?:\/\/[^\s<>"']+/giu
/** Punctuation that ends a sentence and is no part of the address before it. */
const trailing = /[).,;:!?\]}»”’]/u

/** A text cut into words and links. Only `http` and `https` addresses without credentials become links. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutEnd(found, trailing)
    const href = toSafeHref(address)
    if (!href) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** An address with a user name would show another host than the one it leads to. */
function toSafeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { href, protocol, hostname, username, password } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && hostname.includes('.') && !username && !password ? href : undefined
}
