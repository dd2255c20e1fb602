import * as giving from '@narthex/contract/giving/giving.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { PaymentNeeds } from '../payments/orders/payment-needs.ts'
import { listMyGifts, summarizeMyGifts } from './gift-history.service.ts'
import { placeGift } from './gifts.service.ts'
import { getGivingSettings } from './giving-settings.service.ts'
import { listActiveReasons, listGoalProgress } from './reasons.service.ts'

export function givingRoutes(platform: PaymentNeeds & Needs<'captcha'>): Route[] {
  return [
    route(giving.listGivingReasons, async (call) => ok(await listActiveReasons(call))),
    route(giving.listGoalProgress, async (call) => ok(await listGoalProgress(call))),
    route(giving.getGivingSettings, async (call) => ok(await getGivingSettings(platform, call))),
    route(giving.placeGift, async ({ body, ...call }) => ok(await placeGift(platform, call, body))),
    route(giving.listMyGifts, async ({ query, ...call }) => ok(await listMyGifts(call, query))),
    route(giving.summarizeMyGifts, async (call) => ok(await summarizeMyGifts(call))),
  ]
}
