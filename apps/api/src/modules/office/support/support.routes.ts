import * as endpoints from '@narthex/contract/office/support.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import { endOfficeSession } from '../../auth/office-sessions.service.ts'
import { endSupportAccess, listSupportAccesses, listSupportViews, openSupportAccess } from './support-access.service.ts'
import { endSupportSession, takeSupportCode } from './support-sessions.service.ts'

export function supportRoutes(platform: Assembled): Route[] {
  return [
    route(endpoints.listSupportAccesses, async ({ query, ...call }) => ok(await listSupportAccesses(call, query))),
    route(endpoints.openSupportAccess, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await openSupportAccess(platform, call, body),
    })),
    route(endpoints.endSupportAccess, async ({ params, ...call }) => ok(await endSupportAccess(call, params.id))),
    route(endpoints.listSupportViews, async ({ params, query, ...call }) =>
      ok(await listSupportViews(call, params.id, query)),
    ),
    route(endpoints.enterAsSupport, async ({ body, actor, ...call }) => {
      const supportCookie = await takeSupportCode(platform, call, body.codigo)
      // At one browser there is one of both: what support does must never be taken for a member's.
      if (actor) await (actor.support ? endSupportSession : endOfficeSession)({ ...call, actor })
      return { status: 200 as const, body: {}, officeCookie: null, supportCookie }
    }),
  ]
}
