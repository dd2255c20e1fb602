import * as endpoints from '@narthex/contract/media/podcast.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getEpisode, getPodcast, listShownEpisodes } from './podcast.service.ts'
import { getPodcastFeed } from './podcast-feed.service.ts'

export function podcastRoutes(platform: Needs<'domain'>): Route[] {
  return [
    route(endpoints.getPodcast, async (call) => ok(await getPodcast(call))),
    route(endpoints.listEpisodes, async (call) => ok(await listShownEpisodes(call, call.params.code, call.query))),
    route(endpoints.getEpisode, async (call) => ok(await getEpisode(call, call.params.code, call.params.episodeId))),
    route(endpoints.getPodcastFeed, async (call) => ok(await getPodcastFeed(platform, call))),
  ]
}
