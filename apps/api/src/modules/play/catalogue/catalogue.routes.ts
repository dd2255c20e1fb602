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

export function catalogueRoutes(): Route[] {
  return [
    route(endpoints.getPlaySettings, async (call) => ok(await getPlaySettings(call))),
    route(endpoints.listShelves, async (call) => ok(await getShelves(call))),
    route(endpoints.listTitles, async ({ query, ...call }) => ok(await listTitles(call, query))),
    route(endpoints.getTitle, async ({ params, ...call }) => ok(await getTitle(call, params.id))),
    route(endpoints.listCollections, async (call) => ok(await getCollections(call))),
    route(endpoints.getCollection, async ({ params, ...call }) => ok(await getCollection(call, params.id))),
  ]
}
