import { BadFeedError } from './feed.errors.ts'

/** Accepted content types. Many servers send `text/plain`, and some send none. */
const feedType = /^(?:application\/(?:[\w.+-]*xml|octet-stream)|text\/(?:xml|plain|html))$/

/**
 * Decodes a feed by its byte order mark, content type or XML declaration, else as UTF-8. Checks for markup must use this
 * text and not the bytes, or another encoding would hide markup from them. Throws BadFeedError.
 */
export function decodeFeed(bytes: Buffer, contentType: string | undefined): string {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type.trim() && !feedType.test(type.trim())) throw new BadFeedError('The content type is not that of a feed')
  const named = /charset\s*=\s*"?([\w.:-]+)/.exec(parameters.join(';'))?.[1]
  const declared = /^<\?xml[^>]{0,200}encoding=["']([\w.:-]+)/.exec(bytes.subarray(0, 300).toString('latin1'))?.[1]
  try {
    return new TextDecoder(readByteOrderMark(bytes) ?? named ?? declared ?? 'utf-8').decode(bytes)
  } catch {
    throw new BadFeedError('The text encoding is unknown')
  }
}

function readByteOrderMark([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
