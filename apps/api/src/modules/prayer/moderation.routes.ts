import * as moderation from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { decideOnMessage, decideOnPrayer } from './moderation.service.ts'
import { getModeratedPrayer, readQueue } from './moderation-list.service.ts'
import { getWallSettings, saveWallSettings } from './settings.service.ts'

export function prayerModerationRoutes(): Route[] {
  return [
    route(moderation.listModeration, async ({ query, ...call }) => ok(await readQueue(call, query))),
    route(moderation.getModeratedPrayer, async ({ params, ...call }) => ok(await getModeratedPrayer(call, params.id))),
    route(moderation.moderatePrayer, async ({ params, body, ...call }) =>
      ok({ situacao: await decideOnPrayer(call, { ...params, ...body }) }),
    ),
    route(moderation.moderatePrayerMessage, async ({ params, body, ...call }) =>
      ok({ situacao: await decideOnMessage(call, { ...params, ...body }) }),
    ),
    route(moderation.getWallSettings, async (call) => ok(await getWallSettings(call))),
    route(moderation.setWallSettings, async ({ body, ...call }) => ok(await saveWallSettings(call, body))),
  ]
}
