/** Control characters, line ends, direction marks, invisible characters and lone surrogates. */
const harmful = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu

/** User text as one line, safe for a subject and for the name of a sender. */
export function oneLine(text: string, longest: number): string {
  return [...text.replace(harmful, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest).join('')
}

/** Text that mail programs would turn into a link. */
const address = /[:/\\@]|www|\.\p{L}/iu

/**
 * Text of an unverified person, or undefined if it could become a link: a person who registers with someone else's
 * address chooses the name in the mail and could otherwise send them links.
 */
export function harmlessWords(text: string | undefined, longest: number): string | undefined {
  const words = oneLine(text ?? '', longest + 1)
  return words === '' || [...words].length > longest || address.test(words) ? undefined : words
}
