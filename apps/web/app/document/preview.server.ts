import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'

/** Style that hides the parts that wait for the browser: in a preview they never load. */
const previewStyle = '[aria-busy=true]{display:none!important}'

/** Parts that are removed, each by its start and its end. */
const scripts = [
  ['<script', '</script>'],
  ['<noscript', '</noscript>'],
  ['<link rel="modulepreload"', '>'],
] as const

/**
 * A document as its editor sees it: no scripts and no texts for browsers without them, what is for members open where the
 * reader is one, and links that lead nowhere, since the frame of a preview opens no windows.
 */
export function toPreview(html: string, reader: PreviewReader, mark: string): string {
  const still = scripts.reduce((text, [start, end]) => without(text, start, end), html)
  const open = reader === 'VISITANTE' ? still : still.replace('<html ', '<html data-member="" ')
  const head = `<base target="_blank"><style nonce="${mark}">${previewStyle}</style></head>`
  return open.replace('</head>', () => head)
}

/** A text without what lies between a start and the next end. One without an end goes on to the end of the text. */
function without(text: string, start: string, end: string): string {
  const [first = '', ...others] = text.split(start)
  return first + others.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '')).join('')
}
