import { UnreadableError } from '../../../../platform/net/guarded-get.ts'
import { OutOfReachError } from '../../../../platform/net/reach.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { BadFeedError } from './feed.errors.ts'
import { decodeFeed } from './feed-text.rules.ts'
import { type ReadFeed, readFeed } from './read-feed.rules.ts'

/** `why` contains no personal data and no URL. */
export type Fetched =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read'
      readonly feed: ReadFeed
      readonly etag: string | null
      readonly modificadoEm: string | null
    }
  | { readonly kind: 'failed'; readonly why: string }

/** Validators (ETag, Last-Modified) longer than this are dropped, because they would be sent back with each request. */
const boundValidator = (value: string | undefined) => (value && value.length <= 500 ? value : null)

/** Fetches a show's feed with a conditional request. Never throws: every failure is returned as `failed`. */
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
    const feed = readFeed(decodeFeed(body, headers['content-type']), parseRssFeed)
    // A hosting service with a fault may answer an empty show. Keep the last good copy instead.
    if (feed.episodes.length === 0) throw new BadFeedError('The feed has no episodes')
    return {
      kind: 'read',
      feed,
      etag: boundValidator(headers.etag),
      modificadoEm: boundValidator(headers['last-modified']),
    }
  } catch (error) {
    return { kind: 'failed', why: toReason(error) }
  }
}

function toReason(error: unknown): string {
  if (error instanceof BadFeedError || error instanceof UnreadableError || error instanceof OutOfReachError)
    return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}
