/** Controls and ends of lines, signs that turn or hide the letters around them, halves of characters. */
const harmful = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu

/** Text that people wrote as one line, fit for a subject and for the name of a sender. */
export function oneLine(text: string, longest: number): string {
  return [...text.replace(harmful, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest).join('')
}

/** What programs that show mail would make a link of. */
const address = /[:/\\@]|www|\.\p{L}/iu

/**
 * Text of somebody whom nobody knows yet, or undefined where it could lead elsewhere: whoever registers with another
 * person's address chooses a name, and must not choose what that person reads.
 */
export function harmlessWords(text: string | undefined, longest: number): string | undefined {
  const words = oneLine(text ?? '', longest + 1)
  return words === '' || [...words].length > longest || address.test(words) ? undefined : words
}
