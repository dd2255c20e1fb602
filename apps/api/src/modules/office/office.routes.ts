import * as endpoints from '@narthex/contract/office/office-search.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { searchOffice } from './office-search.service.ts'

export function officeRoutes({ kinds }: Pick<Assembled, 'kinds'>): Route[] {
  return [
    route(endpoints.searchOffice, async ({ query, ...call }) =>
      ok({ itens: await searchOffice(call, kinds(), query) }),
    ),
  ]
}
