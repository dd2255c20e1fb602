import * as moderation from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { decideOnMessage, decideOnPrayer } from './moderation.service.ts'
import { getModeratedPrayer, readQueue } from './moderation-list.service.ts'
import { getWallSettings, saveWallSettings } from './settings.service.ts'

export function prayerModerationRoutes(platform: Needs<'cache' | 'clock' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(moderation.listModeration, async ({ church, query }) => ok(await readQueue(platform, church, query))),
    route(moderation.getModeratedPrayer, async ({ church, params }) =>
      ok(await getModeratedPrayer(platform, church, params.id)),
    ),
    route(moderation.moderatePrayer, async ({ church, params, body, actor: { accountId }, source }) => {
      const by = { accountId, source }
      return ok({ situacao: await decideOnPrayer(platform, church, { ...params, ...body, by }) })
    }),
    route(moderation.moderatePrayerMessage, async ({ church, params, body, actor: { accountId }, source }) => {
      const by = { accountId, source }
      return ok({ situacao: await decideOnMessage(platform, church, { ...params, ...body, by }) })
    }),
    route(moderation.getWallSettings, async ({ church }) => ok(await getWallSettings(platform, church))),
    route(moderation.setWallSettings, async ({ church, body, actor: { accountId }, source }) =>
      ok(await saveWallSettings(platform, church, body, { accountId, source })),
    ),
  ]
}
