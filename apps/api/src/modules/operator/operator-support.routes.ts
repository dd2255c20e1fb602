import * as endpoints from '@narthex/contract/operator/support.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { enterOfficeOfChurch, getSupportOfChurch } from './operator-support.service.ts'

export function operatorSupportRoutes(platform: Assembled): Route[] {
  return [
    route(endpoints.getSupportOfChurch, async ({ params }) =>
      ok({ aberto: await getSupportOfChurch(platform, params.codigo) }),
    ),
    route(endpoints.enterOfficeOfChurch, async ({ params, actor }) => ({
      status: 201 as const,
      body: await enterOfficeOfChurch(platform, { actor }, params.codigo),
    })),
  ]
}
