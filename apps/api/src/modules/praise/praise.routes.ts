import * as endpoints from '@narthex/contract/praise/song.endpoints'
import { songs } from '@narthex/contract/praise/song.resource'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { resourceRoutes } from '../../platform/resources/resource-routes.ts'
import { songService } from './praise.editing.service.ts'
import { getSong, getSongIndex, pageOfSongs } from './praise.service.ts'

export function praiseRoutes(): Route[] {
  return [
    route(endpoints.getSong, async ({ params, ...call }) => ok(await getSong(call, params.id))),
    route(endpoints.listSongs, async ({ query, ...call }) => ok(await pageOfSongs(call, query))),
    route(endpoints.getSongIndex, async (call) => ok(await getSongIndex(call))),
    ...resourceRoutes(songs, songService),
  ]
}
