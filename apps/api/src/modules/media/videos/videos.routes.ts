import * as endpoints from '@narthex/contract/media/video.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { getVideo, listVideoSeries, listVideos } from './videos.service.ts'

export function videoRoutes(): Route[] {
  return [
    route(endpoints.listVideos, async (call) => ok(await listVideos(call, call.query))),
    route(endpoints.listVideoSeries, async (call) => ok(await listVideoSeries(call))),
    route(endpoints.getVideo, async (call) => ok(await getVideo(call, call.params.videoId, call.query.previa))),
  ]
}
