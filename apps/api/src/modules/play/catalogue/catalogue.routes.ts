import * as endpoints from '@narthex/contract/play/play.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import {
  getCollection,
  getCollections,
  getPlaySettings,
  getShelves,
  getTitle,
  listTitles,
} from './catalogue.service.ts'
import type { SightNeeds } from './sight.queries.ts'

export function catalogueRoutes(platform: SightNeeds): Route[] {
  return [
    route(endpoints.getPlaySettings, async (call) => ok(await getPlaySettings(call))),
    route(endpoints.listShelves, async (call) => ok(await getShelves(platform, call))),
    route(endpoints.listTitles, async ({ query, ...call }) => ok(await listTitles(platform, call, query))),
    route(endpoints.getTitle, async ({ params, ...call }) => ok(await getTitle(platform, call, params.id))),
    route(endpoints.listCollections, async (call) => ok(await getCollections(platform, call))),
    route(endpoints.getCollection, async ({ params, ...call }) => ok(await getCollection(platform, call, params.id))),
  ]
}
