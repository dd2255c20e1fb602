import * as endpoints from '@narthex/contract/play/catalogue-office.endpoints'
import { playTag } from '@narthex/contract/play/tag.resource'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import * as office from './catalogue-office.service.ts'
import { tagService } from './tag.service.ts'

export function catalogueOfficeRoutes(): Route[] {
  return [...settingsRoutes(), ...resourceRoutes(playTag, tagService), ...collectionRoutes(), ...titleRoutes()]
}

function settingsRoutes(): Route[] {
  return [
    route(endpoints.getOfficePlaySettings, async (call) => ok(await office.getOfficeSettings(call))),
    route(endpoints.setPlaySettings, async ({ body, ...call }) => ok(await office.setPlaySettings(call, body))),
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

function titleRoutes(): Route[] {
  return [
    route(endpoints.listOfficeTitles, async ({ query, ...call }) => ok(await office.listOfficeTitles(call, query))),
    route(endpoints.getOfficeTitle, async ({ params, ...call }) => ok(await office.getOfficeTitle(call, params.id))),
    route(endpoints.addTitle, async ({ body, ...call }) => created(await office.addTitle(call, body))),
    route(endpoints.changeTitle, async ({ params, body, ...call }) =>
      ok(await office.changeTitle(call, params.id, body)),
    ),
    route(endpoints.removeTitle, async ({ params, ...call }) => {
      await office.removeTitle(call, params.id)
      return done
    }),
  ]
}
