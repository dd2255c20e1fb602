import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** More is not read: a text of a podcast's is a few paragraphs. */
const mostSigns = 40_000

/**
 * What a feed says in HTML, as plain text: paragraphs as blank lines, list items as lines, a link as its words with its
 * address after them. No markup is left, and no address but those of the web.
 */
export function plainTextOf(html: string, longest: number): string {
  const clean = sanitizeHtml(html.slice(0, mostSigns), {
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
    .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof signs) => signs[name])
  return tidied(text, longest)
}

const signs = { lt: '<', gt: '>', quot: '"', amp: '&' } as const

function linkText(words: string, address: string): string {
  const said = words.trim()
  return said === '' || address.includes(said) ? address : `${said} (${address})`
}

/** One line, for titles and names. */
export function lineOf(html: string, longest: number): string {
  return plainTextOf(html, longest * 2)
    .replace(/\s+/g, ' ')
    .slice(0, longest)
    .trim()
}

/** As a database and the contract take it. */
function tidied(text: string, longest: number): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trim()
}
