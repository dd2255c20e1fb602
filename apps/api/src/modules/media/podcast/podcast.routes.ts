import * as endpoints from '@narthex/contract/media/podcast.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { episodeOf, episodesOf, podcastOf } from './podcast.service.ts'
import { feedOfPodcast } from './podcast-feed.service.ts'

export function podcastRoutes(platform: Platform): Route[] {
  return [
    route(endpoints.getPodcast, async ({ church }) => ok(await podcastOf(platform, church))),
    route(endpoints.listEpisodes, async ({ church, params, query }) =>
      ok(await episodesOf(platform, church, params.code, query)),
    ),
    route(endpoints.getEpisode, async ({ church, params }) =>
      ok(await episodeOf(platform, church, params.code, params.episodeId)),
    ),
    route(endpoints.getPodcastFeed, async ({ church }) => ok(await feedOfPodcast(platform, church))),
  ]
}
