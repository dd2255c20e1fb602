import * as endpoints from '@narthex/contract/play/catalogue-office.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import * as office from './catalogue-office.service.ts'

export function catalogueOfficeRoutes(platform: office.OfficeNeeds): Route[] {
  return [...shelfRoutes(), ...collectionRoutes(), ...titleRoutes(platform)]
}

function shelfRoutes(): Route[] {
  return [
    route(endpoints.getOfficePlaySettings, async (call) => ok(await office.getOfficeSettings(call))),
    route(endpoints.setPlaySettings, async ({ body, ...call }) => ok(await office.setPlaySettings(call, body))),
    route(endpoints.listPlayTags, async (call) => ok(await office.listPlayTags(call))),
    route(endpoints.addPlayTag, async ({ body, ...call }) => created(await office.addPlayTag(call, body))),
    route(endpoints.changePlayTag, async ({ params, body, ...call }) =>
      ok(await office.changePlayTag(call, params.id, body)),
    ),
    route(endpoints.removePlayTag, async ({ params, ...call }) => {
      await office.removePlayTag(call, params.id)
      return done
    }),
  ]
}

function collectionRoutes(): Route[] {
  return [
    route(endpoints.listOfficePlayCollections, async (call) => ok(await office.listOfficeCollections(call))),
    route(endpoints.addPlayCollection, async ({ body, ...call }) =>
      created(await office.addPlayCollection(call, body)),
    ),
    route(endpoints.changePlayCollection, async ({ params, body, ...call }) =>
      ok(await office.changePlayCollection(call, params.id, body)),
    ),
    route(endpoints.removePlayCollection, async ({ params, ...call }) => {
      await office.removePlayCollection(call, params.id)
      return done
    }),
  ]
}

function titleRoutes(platform: office.OfficeNeeds): Route[] {
  return [
    route(endpoints.listOfficeTitles, async ({ query, ...call }) => ok(await office.listOfficeTitles(call, query))),
    route(endpoints.getOfficeTitle, async ({ params, ...call }) => ok(await office.getOfficeTitle(call, params.id))),
    route(endpoints.addTitle, async ({ body, ...call }) => created(await office.addTitle(platform, call, body))),
    route(endpoints.changeTitle, async ({ params, body, ...call }) =>
      ok(await office.changeTitle(platform, call, params.id, body)),
    ),
    route(endpoints.removeTitle, async ({ params, ...call }) => {
      await office.removeTitle(call, params.id)
      return done
    }),
  ]
}
