import * as purchases from '@narthex/contract/play/purchase.endpoints'
import * as subscriptions from '@narthex/contract/play/subscription.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { acceptPlayGift, getPlayGift, givePlay, listMyPlayGifts } from './gifts.service.ts'
import { changePlayPlan } from './plan-changes.service.ts'
import { listPlayPlans } from './plans.service.ts'
import { buyTitle, listMyTitles } from './purchases.service.ts'
import { quotePlayPlan } from './quotes.service.ts'
import { subscribeToPlay } from './sign-up.service.ts'
import { cancelPlay, changePlayMeans, pausePlay } from './standing.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { listMyPlaySubscriptions } from './subscriptions.service.ts'

export function playSubscriptionRoutes(platform: SubscriptionNeeds): Route[] {
  return [
    route(subscriptions.listPlayPlans, async (call) => ok(await listPlayPlans(call, call.query.codigo))),
    route(subscriptions.quotePlayPlan, async ({ params, query, ...call }) =>
      ok(await quotePlayPlan(platform, call, { ...params, ...query })),
    ),
    route(subscriptions.subscribeToPlay, async ({ body, ...call }) => ok(await subscribeToPlay(platform, call, body))),
    route(subscriptions.listMyPlaySubscriptions, async (call) => ok(await listMyPlaySubscriptions(call))),
    route(subscriptions.changePlayPlan, async ({ params, body, ...call }) =>
      ok(await changePlayPlan(platform, call, { ...params, ...body })),
    ),
    route(subscriptions.changePlayMeans, async ({ params, body, ...call }) =>
      ok(await changePlayMeans(platform, call, { ...params, ...body })),
    ),
    route(subscriptions.pausePlay, async ({ params, body, ...call }) =>
      ok(await pausePlay(platform, call, { ...params, ...body })),
    ),
    route(subscriptions.cancelPlay, async ({ params, body, ...call }) =>
      ok(await cancelPlay(platform, call, { ...params, ...body })),
    ),
    route(purchases.buyTitle, async ({ params, body, ...call }) => ok(await buyTitle(call, { ...params, ...body }))),
    route(purchases.listMyTitles, async (call) => ok(await listMyTitles(call))),
    route(purchases.givePlay, async ({ body, ...call }) => ok(await givePlay(platform, call, body))),
    route(purchases.listMyPlayGifts, async (call) => ok(await listMyPlayGifts(call))),
    route(purchases.getPlayGift, async ({ params, ...call }) => ok(await getPlayGift(call, params.codigo))),
    route(purchases.acceptPlayGift, async ({ params, ...call }) =>
      ok(await acceptPlayGift(platform, call, params.codigo)),
    ),
  ]
}
