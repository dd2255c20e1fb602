import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** The rest is ignored: a description is a few paragraphs. */
export const maxHtmlCharacters = 40_000

/**
 * Converts HTML from a feed to plain text: blank lines between paragraphs, list items as lines, a link as its text followed
 * by its URL. No markup is left, and only http(s) URLs.
 */
export function htmlToText(html: string, maxLength: number): string {
  const clean = sanitizeHtml(html.slice(0, maxHtmlCharacters), {
    allowedTags: [...blocks, 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: 50,
  })
  const text = clean
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, (_, address: string, words: string) => linkText(words, address))
    .replace(/<li>/g, '\n• ')
    .replace(/<\/(?:p|div|h[1-6]|blockquote|ul|ol)>/g, '\n\n')
    .replace(/<(?:br|tr)[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
  return tidyText(text, maxLength)
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const

function linkText(words: string, address: string): string {
  const label = words.trim()
  return label === '' || address.includes(label) ? address : `${label} (${address})`
}

/** One line, for titles and names. */
export function htmlToLine(html: string, maxLength: number): string {
  return htmlToText(html, maxLength * 2)
    .replace(/\s+/g, ' ')
    .slice(0, maxLength)
    .trim()
}

/** Removes control and direction characters and surplus white space, and limits the length. */
export function tidyText(text: string, maxLength: number): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trim()
}
