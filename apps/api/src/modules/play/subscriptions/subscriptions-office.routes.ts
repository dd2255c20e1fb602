import * as office from '@narthex/contract/play/subscription-office.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { listPlayCoupons, removePlayCoupon, savePlayCoupon } from './coupons-office.service.ts'
import { createPlayPlan, listOfficePlayPlans, removePlayPlan, replacePlayPlan } from './plans-office.service.ts'
import { grantPlaySeat, listPlaySeats, revokePlaySeat } from './seats.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'

export function playOfficeRoutes(platform: SubscriptionNeeds): Route[] {
  return [
    route(office.listOfficePlayPlans, async (call) => ok(await listOfficePlayPlans(call))),
    route(office.createPlayPlan, async ({ body, ...call }) => ok(await createPlayPlan(call, body))),
    route(office.replacePlayPlan, async ({ params, body, ...call }) =>
      ok(await replacePlayPlan(call, { ...params, ...body })),
    ),
    route(office.removePlayPlan, async ({ params, ...call }) => {
      await removePlayPlan(call, params.id)
      return ok({})
    }),
    route(office.listPlayCoupons, async (call) => ok(await listPlayCoupons(call))),
    route(office.savePlayCoupon, async ({ params, body, ...call }) =>
      ok(await savePlayCoupon(call, { ...params, ...body })),
    ),
    route(office.removePlayCoupon, async ({ params, ...call }) => {
      await removePlayCoupon(call, params.codigo)
      return ok({})
    }),
    route(office.listPlaySeats, async ({ query, ...call }) => ok(await listPlaySeats(call, query))),
    route(office.grantPlaySeat, async ({ body, ...call }) => ok(await grantPlaySeat(platform, call, body))),
    route(office.revokePlaySeat, async ({ params, ...call }) => {
      await revokePlaySeat(call, params.id)
      return ok({})
    }),
  ]
}
