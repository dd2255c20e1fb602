import { link } from '@narthex/contract/fields'
import { oneLine } from './spoken-text.ts'

/** A piece of a line, with the address that it leads to. */
export interface LetterPart {
  readonly text: string
  readonly href?: string
}

/** The lines of a paragraph. */
export type LetterParagraph = readonly (readonly LetterPart[])[]

const longestLine = 4000
/** A possible web address, up to a space, a quote or a bracket of HTML. */
const candidate = /https?:\/\/[^\s<>"']+/giu
/** Signs that end a sentence rather than an address. */
const sentenceEnd = '.,;:!?)]}»”'

/** Plain text as paragraphs. A web address becomes a link that shows where it leads; anything else stays text. */
export function readParagraphs(text: string): LetterParagraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => oneLine(line, longestLine))
        .filter(Boolean)
        .map(readLine),
    )
    .filter((lines) => lines.length > 0)
}

function readLine(line: string): LetterPart[] {
  const parts: LetterPart[] = []
  let read = 0
  for (const { index, 0: found } of line.matchAll(candidate)) {
    const address = withoutSentenceEnd(found)
    if (!link.safeParse(address).success) continue
    if (index > read) parts.push({ text: line.slice(read, index) })
    parts.push({ text: address, href: address })
    read = index + address.length
  }
  if (read < line.length) parts.push({ text: line.slice(read) })
  return parts
}

function withoutSentenceEnd(text: string): string {
  let end = text.length
  while (end > 0 && sentenceEnd.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
