import { UnreadableError } from '../../../../platform/net/guarded-get.ts'
import { OutOfReachError } from '../../../../platform/net/reach.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { BadFeedError } from './feed.errors.ts'
import { textOfFeed } from './feed-text.rules.ts'
import { type ReadFeed, readFeed } from './read-feed.rules.ts'

/** `failed` says why in words that name nobody. */
export type Fetched =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read'
      readonly feed: ReadFeed
      readonly etag: string | null
      readonly modificadoEm: string | null
    }
  | { readonly kind: 'failed'; readonly why: string }

/** Longer ones are kept by nobody, and would be sent back each time. */
const validator = (value: string | undefined) => (value && value.length <= 500 ? value : null)

/** Reads a show's feed, unless it is as it was the last time. Never throws: whatever strangers answer, it is an outcome. */
export async function fetchFeed(
  { web }: Pick<Platform, 'web'>,
  { feedUrl, etag, modificadoEm }: Pick<ShowRow, 'feedUrl' | 'etag' | 'modificadoEm'>,
): Promise<Fetched> {
  try {
    const { status, headers, body } = await web.get(feedUrl ?? '', {
      accept: 'application/rss+xml, application/xml;q=0.9, text/xml;q=0.8',
      'user-agent': 'Narthex (podcast)',
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(modificadoEm ? { 'if-modified-since': modificadoEm } : {}),
    })
    if (status === 304) return { kind: 'unchanged' }
    if (status !== 200) return { kind: 'failed', why: `HTTP ${status}` }
    const { parseRssFeed } = await import('feedsmith')
    const feed = readFeed(textOfFeed(body, headers['content-type']), parseRssFeed)
    // A service that stumbles answers with an empty show; the last good copy is worth more.
    if (feed.episodes.length === 0) throw new BadFeedError('It has no episode')
    return { kind: 'read', feed, etag: validator(headers.etag), modificadoEm: validator(headers['last-modified']) }
  } catch (error) {
    return { kind: 'failed', why: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BadFeedError || error instanceof UnreadableError || error instanceof OutOfReachError)
    return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}
