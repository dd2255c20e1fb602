import { withoutEnd } from '@narthex/contract/text-ends'

/** The text in one line, cut at a word to at most `length` characters; nothing for an empty text. */
export function shortened(text: string | null, length: number): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim()
  if (!line) return undefined
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const wordEnd = cut.lastIndexOf(' ')
  return `${withoutEnd(wordEnd > length / 2 ? cut.slice(0, wordEnd) : cut, /[\s,.;:–—-]/)}…`
}

/** Blank lines part the paragraphs of a text that a church wrote. */
export function splitParagraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
