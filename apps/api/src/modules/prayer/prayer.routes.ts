import * as own from '@narthex/contract/prayer/own-prayer.endpoints'
import * as wall from '@narthex/contract/prayer/prayer.endpoints'
import * as acts from '@narthex/contract/prayer/prayer-acts.endpoints'
import type { Call } from '../../platform/http/route.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellAnswer } from './answering.service.ts'
import { ask } from './asking.service.ts'
import { readMessages } from './messages.service.ts'
import { prayerOf, prayersOf, renewPrayer, withdrawPrayer } from './own-prayers.service.ts'
import { prayFor } from './praying.service.ts'
import { report } from './reports.service.ts'
import { readPrayer, readWall, reasonsOf, supportOf } from './wall.service.ts'
import { removeMessage, writeMessage } from './writing.service.ts'

export function prayerRoutes(platform: Platform): Route[] {
  return [...wallRoutes(platform), ...actRoutes(platform), ...ownRoutes(platform)]
}

/** Who is logged in here; at another church of the organisation they are nobody. */
const readerOf = ({ tenant, church, actor }: Pick<Call<typeof wall.listPrayers>, 'tenant' | 'church' | 'actor'>) =>
  church === tenant ? actor : undefined

function wallRoutes(platform: Platform): Route[] {
  return [
    route(wall.listPrayers, async ({ church, query }) => ok(await readWall(platform, church, query))),
    route(wall.getPrayer, async (call) =>
      ok(await readPrayer(platform, call.church, { id: call.params.id, ...call.query }, readerOf(call))),
    ),
    route(wall.listPrayerMessages, async (call) =>
      ok(await readMessages(platform, call.church, { id: call.params.id, ...call.query }, readerOf(call))),
    ),
    route(wall.getPrayerSupport, async (call) =>
      ok(await supportOf(platform, call.church, call.query.ids, readerOf(call)?.memberId)),
    ),
    route(wall.listReasons, async ({ church }) => ok(await reasonsOf(platform, church))),
  ]
}

function actRoutes(platform: Platform): Route[] {
  return [
    route(acts.askForPrayer, async ({ church, actor, body: { imagem, ...given } }) => {
      const photo = imagem && new Uint8Array(await imagem.arrayBuffer())
      return ok(await ask(platform, church, actor.memberId, given, photo))
    }),
    route(acts.addPrayerMessage, async ({ church, actor, body }) =>
      ok(await writeMessage(platform, church, actor.memberId, body)),
    ),
    route(acts.pray, async ({ church, actor, body }) =>
      ok(await prayFor(platform, church, actor.memberId, body.idOracao)),
    ),
    route(acts.reportPrayer, async ({ church, actor, body }) => {
      await report(platform, church, actor.memberId, body)
      return done
    }),
    route(acts.removePrayer, async ({ church, actor, params }) => {
      await withdrawPrayer(platform, church, actor.memberId, params.id)
      return done
    }),
    route(acts.removePrayerMessage, async ({ church, actor, source, params }) => {
      await removeMessage(platform, church, { actor, source, id: params.id })
      return done
    }),
    route(acts.answerPrayer, async ({ church, actor, params, body }) =>
      ok(await tellAnswer(platform, church, actor.memberId, { ...params, ...body })),
    ),
    route(acts.renewPrayer, async ({ church, actor, params }) => {
      await renewPrayer(platform, church, actor.memberId, params.id)
      return done
    }),
  ]
}

function ownRoutes(platform: Platform): Route[] {
  return [
    route(own.listMyPrayers, async ({ church, actor, query }) =>
      ok(await prayersOf(platform, church, actor.memberId, query)),
    ),
    route(own.getMyPrayer, async ({ church, actor, params }) =>
      ok(await prayerOf(platform, church, actor.memberId, params.id)),
    ),
  ]
}
