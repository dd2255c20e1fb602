import * as endpoints from '@narthex/contract/media/video.endpoints'
import { videos } from '@narthex/contract/media/video.resource'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import * as office from '@narthex/contract/media/videos-office.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import { settingsRoutes } from '../../../platform/resources/settings-routes.ts'
import { askReading, channelService } from './channel/channel.service.ts'
import { fillInVideo } from './film-facts.service.ts'
import { listVideoNames } from './names.service.ts'
import { videoService } from './videos.editing.service.ts'
import { getVideo, listVideoSeries, listVideos } from './videos.service.ts'

export function videoRoutes(platform: Needs<'files' | 'web'>): Route[] {
  return [
    route(endpoints.listVideos, async (call) => ok(await listVideos(call, call.query))),
    route(endpoints.listVideoSeries, async (call) => ok(await listVideoSeries(call))),
    route(endpoints.getVideo, async (call) => ok(await getVideo(call, call.params.videoId, call.query.previa))),
    ...resourceRoutes(videos, videoService),
    route(office.listVideoNames, async (call) => ok(await listVideoNames(call))),
    route(office.readVideoFacts, async ({ body, ...call }) => ok(await fillInVideo(platform, call, body.endereco))),
    ...settingsRoutes(videoChannel, channelService),
    route(office.readVideoChannel, async (call) => ok(await askReading(call))),
  ]
}
