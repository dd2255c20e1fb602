import { BadFeedError } from './feed.errors.ts'

/** What a feed may call itself; many servers know nothing better than `text/plain`, and some nothing at all. */
const feedType = /^(?:application\/(?:[\w.+-]*xml|octet-stream)|text\/(?:xml|plain|html))$/

/**
 * The signs of a feed's bytes: as its byte order mark, its content type or its own declaration says, else UTF-8.
 * Whatever looks for markup in it must look here, and not in the bytes. Throws BadFeedError.
 */
export function textOfFeed(bytes: Buffer, contentType: string | undefined): string {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type.trim() && !feedType.test(type.trim())) throw new BadFeedError('It is of another kind')
  const named = /charset\s*=\s*"?([\w.:-]+)/.exec(parameters.join(';'))?.[1]
  const declared = /^<\?xml[^>]{0,200}encoding=["']([\w.:-]+)/.exec(bytes.subarray(0, 300).toString('latin1'))?.[1]
  try {
    return new TextDecoder(markOf(bytes) ?? named ?? declared ?? 'utf-8').decode(bytes)
  } catch {
    throw new BadFeedError('Its signs are unknown')
  }
}

function markOf([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
