import * as own from '@narthex/contract/prayer/own-prayer.endpoints'
import * as wall from '@narthex/contract/prayer/prayer.endpoints'
import * as acts from '@narthex/contract/prayer/prayer-acts.endpoints'
import type { Call } from '../../platform/http/route.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { answerPrayer } from './answering.service.ts'
import { requestPrayer } from './asking.service.ts'
import { readMessages } from './messages.service.ts'
import { getOwnPrayer, listOwnPrayers, renewPrayer, withdrawPrayer } from './own-prayers.service.ts'
import { prayFor } from './praying.service.ts'
import { reportOnWall } from './reports.service.ts'
import { getReasons, getSupport, readPrayer, readWall } from './wall.service.ts'
import { removeMessage, writeMessage } from './writing.service.ts'

export function prayerRoutes(platform: Needs<'cache' | 'clock' | 'files' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [...wallRoutes(platform), ...actRoutes(platform), ...ownRoutes(platform)]
}

/** The logged-in member of the church that is read; at another church of the organisation they are visitors. */
const toReader = ({ tenant, church, actor }: Pick<Call<typeof wall.listPrayers>, 'tenant' | 'church' | 'actor'>) =>
  church === tenant ? actor : undefined

function wallRoutes(platform: Needs<'cache' | 'clock' | 'transactions'>): Route[] {
  return [
    route(wall.listPrayers, async ({ church, query }) => ok(await readWall(platform, church, query))),
    route(wall.getPrayer, async (call) =>
      ok(await readPrayer(platform, call.church, { id: call.params.id, ...call.query }, toReader(call))),
    ),
    route(wall.listPrayerMessages, async (call) =>
      ok(await readMessages(platform, call.church, { id: call.params.id, ...call.query }, toReader(call))),
    ),
    route(wall.getPrayerSupport, async (call) =>
      ok(await getSupport(platform, call.church, call.query.ids, toReader(call)?.memberId)),
    ),
    route(wall.listReasons, async ({ church }) => ok(await getReasons(platform, church))),
  ]
}

function actRoutes(platform: Needs<'cache' | 'clock' | 'files' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(acts.askForPrayer, async ({ church, actor, body: { imagem, ...given } }) => {
      const photo = imagem && new Uint8Array(await imagem.arrayBuffer())
      return ok(await requestPrayer(platform, church, actor.memberId, { ...given, photo }))
    }),
    route(acts.addPrayerMessage, async ({ church, actor, body }) =>
      ok(await writeMessage(platform, church, actor.memberId, body)),
    ),
    route(acts.pray, async ({ church, actor, body }) =>
      ok(await prayFor(platform, church, actor.memberId, body.idOracao)),
    ),
    route(acts.reportPrayer, async ({ church, actor, body }) => {
      await reportOnWall(platform, church, actor.memberId, body)
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
      ok(await answerPrayer(platform, church, actor.memberId, { ...params, ...body })),
    ),
    route(acts.renewPrayer, async ({ church, actor, params }) => {
      await renewPrayer(platform, church, actor.memberId, params.id)
      return done
    }),
  ]
}

function ownRoutes(platform: Needs<'cache' | 'clock' | 'transactions'>): Route[] {
  return [
    route(own.listMyPrayers, async ({ church, actor, query }) =>
      ok(await listOwnPrayers(platform, church, actor.memberId, query)),
    ),
    route(own.getMyPrayer, async ({ church, actor, params }) =>
      ok(await getOwnPrayer(platform, church, actor.memberId, params.id)),
    ),
  ]
}
