import { UnreadableError } from '../../../../platform/net/guarded-get.ts'
import { OutOfReachError } from '../../../../platform/net/reach.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { BadFeedError } from './feed.errors.ts'
import { decodeFeed } from './feed-text.rules.ts'
import { type ReadFeed, readFeed } from './read-feed.rules.ts'

/** `why` contains no personal data and no URL. */
export type Fetched<Feed = ReadFeed> =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read'
      readonly feed: Feed
      readonly etag: string | null
      readonly modificadoEm: string | null
    }
  | {
      readonly kind: 'failed'
      readonly why: string
      /** HTTP status, where the answer was another one than 200. */
      readonly status?: number
      /** Something answered that is no feed. */
      readonly isUnreadable?: boolean
    }

/** A feed as it was read last. */
export interface KnownFeed {
  readonly feedUrl: string | null
  readonly etag: string | null
  readonly modificadoEm: string | null
}

interface FeedReading<Feed> {
  /** Name of the reader, for those who keep feeds. */
  readonly reader: string
  read(xml: string): Promise<Feed>
}

/** Validators (ETag, Last-Modified) longer than this are dropped, because they would be sent back with each request. */
const boundValidator = (value: string | undefined) => (value && value.length <= 500 ? value : null)

/** Fetches a podcast's feed. */
export const fetchFeed = (platform: Pick<Platform, 'web'>, show: KnownFeed): Promise<Fetched> =>
  fetchKnownFeed(platform, show, {
    reader: 'podcast',
    async read(xml) {
      const { parseRssFeed } = await import('feedsmith')
      const feed = readFeed(xml, parseRssFeed)
      // A hosting service with a fault may answer an empty show. Keep the last good copy instead.
      if (feed.episodes.length === 0) throw new BadFeedError('The feed has no episodes')
      return feed
    },
  })

/** Fetches a feed with a conditional request. Never throws: every failure is returned as `failed`. */
export async function fetchKnownFeed<Feed>(
  { web }: Pick<Platform, 'web'>,
  { feedUrl, etag, modificadoEm }: KnownFeed,
  { reader, read }: FeedReading<Feed>,
): Promise<Fetched<Feed>> {
  try {
    const { status, headers, body } = await web.get(feedUrl ?? '', {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      'user-agent': `Narthex (${reader})`,
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(modificadoEm ? { 'if-modified-since': modificadoEm } : {}),
    })
    if (status === 304) return { kind: 'unchanged' }
    if (status !== 200) return { kind: 'failed', why: `HTTP ${status}`, status }
    return {
      kind: 'read',
      feed: await read(decodeFeed(body, headers['content-type'])),
      etag: boundValidator(headers.etag),
      modificadoEm: boundValidator(headers['last-modified']),
    }
  } catch (error) {
    const isUnreadable = error instanceof BadFeedError || error instanceof UnreadableError
    return { kind: 'failed', why: toReason(error), isUnreadable }
  }
}

function toReason(error: unknown): string {
  if (error instanceof BadFeedError || error instanceof UnreadableError || error instanceof OutOfReachError)
    return error.message
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}
