import * as calls from '@narthex/contract/third-parties/third-party.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { handOver, verifyHandOver } from './third-parties.service.ts'

export function thirdPartyRoutes(platform: Needs<'domain' | 'thirdParties'>): Route[] {
  return [
    route(calls.handOverToThirdParty, async ({ params, ...call }) =>
      ok(await handOver(platform, call, params.produto)),
    ),
    route(calls.verifyThirdParty, async ({ body, ...call }) => ok(await verifyHandOver(platform, call, body))),
  ]
}
