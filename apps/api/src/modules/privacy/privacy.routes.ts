import * as privacy from '@narthex/contract/privacy/privacy.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { exportPersonOfRequest } from './person-export.service.ts'
import { findHandlers } from './privacy-handlers.service.ts'
import {
  assignRequest,
  decideRequest,
  enterRequest,
  getPrivacyRequest,
  listPrivacyRequests,
  reopenRequest,
} from './privacy-requests.service.ts'

export function privacyRoutes({ personalData }: Pick<Assembled, 'personalData'>): Route[] {
  return [
    route(privacy.listPrivacyRequests, async ({ query, ...call }) => ok(await listPrivacyRequests(call, query))),
    route(privacy.listPrivacyHandlers, async ({ inChurch }) => ok({ itens: await inChurch(findHandlers) })),
    route(privacy.getPrivacyRequest, async ({ params, ...call }) => ok(await getPrivacyRequest(call, params.id))),
    route(privacy.enterPrivacyRequest, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await enterRequest(call, body),
    })),
    route(privacy.assignPrivacyRequest, async ({ params, body, ...call }) =>
      ok(await assignRequest(call, params.id, body)),
    ),
    route(privacy.decidePrivacyRequest, async ({ params, body, ...call }) =>
      ok(await decideRequest(call, params.id, body)),
    ),
    route(privacy.reopenPrivacyRequest, async ({ params, ...call }) => ok(await reopenRequest(call, params.id))),
    route(privacy.exportPersonOfRequest, async ({ params, ...call }) =>
      ok(await exportPersonOfRequest(call, personalData, params.id)),
    ),
  ]
}
