import * as endpoints from '@narthex/contract/media/podcast.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getEpisode, getPodcast, listShownEpisodes } from './podcast.service.ts'
import { getPodcastFeed } from './podcast-feed.service.ts'

export function podcastRoutes(platform: Needs<'clock' | 'domain' | 'transactions'>): Route[] {
  return [
    route(endpoints.getPodcast, async ({ church }) => ok(await getPodcast(platform, church))),
    route(endpoints.listEpisodes, async ({ church, params, query }) =>
      ok(await listShownEpisodes(platform, church, params.code, query)),
    ),
    route(endpoints.getEpisode, async ({ church, params }) =>
      ok(await getEpisode(platform, church, params.code, params.episodeId)),
    ),
    route(endpoints.getPodcastFeed, async ({ church }) => ok(await getPodcastFeed(platform, church))),
  ]
}
