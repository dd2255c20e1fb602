import * as endpoints from '@narthex/contract/praise/song.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getSong, pageOfSongs, songIndex } from './praise.service.ts'

export function praiseRoutes(platform: Needs<'transactions'>): Route[] {
  return [
    route(endpoints.getSong, async ({ church, params }) => ok(await getSong(platform, church, params.id))),
    route(endpoints.listSongs, async ({ church, query }) => ok(await pageOfSongs(platform, church, query))),
    route(endpoints.getSongIndex, async ({ church }) => ok(await songIndex(platform, church))),
  ]
}
