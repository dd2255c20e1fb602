import * as moderation from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { decideOnMessage, decideOnPrayer } from './moderation.service.ts'
import { getModeratedPrayer, readQueue } from './moderation-list.service.ts'
import { getWallSettings, saveWallSettings } from './settings.service.ts'

export function prayerModerationRoutes(platform: Needs<'cache' | 'clock' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(moderation.listModeration, async ({ query, ...call }) => ok(await readQueue(platform, call, query))),
    route(moderation.getModeratedPrayer, async ({ params, ...call }) =>
      ok(await getModeratedPrayer(platform, call, params.id)),
    ),
    route(moderation.moderatePrayer, async ({ params, body, ...call }) =>
      ok({ situacao: await decideOnPrayer(platform, call, { ...params, ...body }) }),
    ),
    route(moderation.moderatePrayerMessage, async ({ params, body, ...call }) =>
      ok({ situacao: await decideOnMessage(platform, call, { ...params, ...body }) }),
    ),
    route(moderation.getWallSettings, async ({ church }) => ok(await getWallSettings(platform, church))),
    route(moderation.setWallSettings, async ({ body, ...call }) => ok(await saveWallSettings(call, body))),
  ]
}
