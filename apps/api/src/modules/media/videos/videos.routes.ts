import * as endpoints from '@narthex/contract/media/video.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getVideo, listVideoSeries, listVideos } from './videos.service.ts'

export function videoRoutes(platform: Needs<'clock' | 'keys' | 'transactions'>): Route[] {
  return [
    route(endpoints.listVideos, async ({ church, query }) => ok(await listVideos(platform, church, query))),
    route(endpoints.listVideoSeries, async ({ church }) => ok(await listVideoSeries(platform, church))),
    route(endpoints.getVideo, async ({ church, params, query }) =>
      ok(await getVideo(platform, church, params.videoId, query.previa)),
    ),
  ]
}
