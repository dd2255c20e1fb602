import { inOneLine } from '@narthex/contract/text-ends'

/** Joins text over several lines: a line break is a space, a blank line starts a paragraph. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => inOneLine(paragraph))
    .join('\n\n')
}
