import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'

/** What a browser would load for the reader never comes: its room stays closed. */
const previewStyle = '[aria-busy=true]{display:none!important}'

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<noscript\b[^>]*>[\s\S]*?<\/noscript>/g
const scriptLinks = /<link rel="modulepreload"[^>]*>/g

/**
 * A document as its editor sees it: no scripts and no texts for browsers without them, what is for members open where the
 * reader is one, and links that lead nowhere, since the frame of a preview opens no windows.
 */
export function toPreview(html: string, reader: PreviewReader, mark: string): string {
  const still = html.replace(scripts, '').replace(scriptLinks, '')
  const open = reader === 'VISITANTE' ? still : still.replace('<html ', '<html data-member="" ')
  const head = `<base target="_blank"><style nonce="${mark}">${previewStyle}</style></head>`
  return open.replace('</head>', () => head)
}
