import * as endpoints from '@narthex/contract/media/library.endpoints'
import { library } from '@narthex/contract/media/library.resource'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import type { FileUseNeeds } from '../files/file-uses.service.ts'
import { cropImage } from './crops.service.ts'
import { getQuota, libraryService, listFileUses } from './library.service.ts'

export function libraryRoutes(needs: Needs<'files'> & FileUseNeeds): Route[] {
  return [
    route(endpoints.getLibraryQuota, async (call) => ok(await getQuota(needs, call))),
    ...resourceRoutes(library, libraryService(needs)),
    route(endpoints.listFileUses, async ({ params, ...call }) => ok(await listFileUses(needs, call, params.id))),
    route(endpoints.cropLibraryImage, async ({ params, body, ...call }) =>
      ok(await cropImage(needs, call, params.id, body)),
    ),
  ]
}
