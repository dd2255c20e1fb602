import { episodes } from '@narthex/contract/media/episode.resource'
import * as endpoints from '@narthex/contract/media/podcast.endpoints'
import * as office from '@narthex/contract/media/podcast-office.endpoints'
import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import { settingsRoutes } from '../../../platform/resources/settings-routes.ts'
import { episodeService } from './office/episodes.service.ts'
import { getPodcastState, readPodcastFeed } from './office/podcast-state.service.ts'
import { removePodcast, showService } from './office/show.service.ts'
import { getEpisode, getPodcast, listShownEpisodes } from './podcast.service.ts'
import { getPodcastFeed } from './podcast-feed.service.ts'

export function podcastRoutes(platform: Needs<'domain' | 'web'>): Route[] {
  return [
    route(endpoints.getPodcast, async (call) => ok(await getPodcast(call))),
    route(endpoints.listEpisodes, async (call) => ok(await listShownEpisodes(call, call.params.code, call.query))),
    route(endpoints.getEpisode, async (call) => ok(await getEpisode(call, call.params.code, call.params.episodeId))),
    route(endpoints.getPodcastFeed, async (call) => ok(await getPodcastFeed(platform, call))),
    route(office.getPodcastState, async (call) => ok(await getPodcastState(platform, call))),
    route(office.readPodcastFeed, async (call) => ok(await readPodcastFeed(platform, call))),
    route(office.removePodcast, async (call) => {
      await removePodcast(call)
      return ok({})
    }),
    ...settingsRoutes(podcastShow, showService(platform)),
    ...resourceRoutes(episodes, episodeService),
  ]
}
