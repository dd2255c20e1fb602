import * as own from '@narthex/contract/prayer/own-prayer.endpoints'
import * as wall from '@narthex/contract/prayer/prayer.endpoints'
import * as acts from '@narthex/contract/prayer/prayer-acts.endpoints'
import type { Call } from '../../platform/http/route.ts'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { toPrayerId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { answerPrayer } from './answering.service.ts'
import { requestPrayer } from './asking.service.ts'
import { readMessages } from './messages.service.ts'
import { getOwnPrayer, listOwnPrayers, renewPrayer, withdrawPrayer } from './own-prayers.service.ts'
import { prayFor } from './praying.service.ts'
import { reportOnWall } from './reports.service.ts'
import { getReasons, getSupport, readPrayer, readWall } from './wall.service.ts'
import { removeMessage, writeMessage } from './writing.service.ts'

export function prayerRoutes(platform: Needs<'files'>): Route[] {
  return [...wallRoutes(), ...actRoutes(platform), ...ownRoutes()]
}

/** The logged-in member of the church that is read; at another church of the organisation they are visitors. */
const toReader = ({ tenant, church, actor }: Pick<Call<typeof wall.listPrayers>, 'tenant' | 'church' | 'actor'>) =>
  church === tenant ? actor : undefined

function wallRoutes(): Route[] {
  return [
    route(wall.listPrayers, async ({ query, ...call }) => ok(await readWall(call, query))),
    route(wall.getPrayer, async (call) =>
      ok(await readPrayer(call, { id: toPrayerId(call.params.id), ...call.query }, toReader(call))),
    ),
    route(wall.listPrayerMessages, async (call) =>
      ok(await readMessages(call, { id: toPrayerId(call.params.id), ...call.query }, toReader(call))),
    ),
    route(wall.getPrayerSupport, async (call) =>
      ok(await getSupport(call, call.query.ids.map(toPrayerId), toReader(call)?.memberId)),
    ),
    route(wall.listReasons, async (call) => ok(await getReasons(call))),
  ]
}

function actRoutes(platform: Needs<'files'>): Route[] {
  return [
    route(acts.askForPrayer, async ({ body: { imagem, ...given }, ...call }) => {
      const photo = imagem && new Uint8Array(await imagem.arrayBuffer())
      return ok(await requestPrayer(platform, call, { ...given, photo }))
    }),
    route(acts.addPrayerMessage, async ({ body, ...call }) => ok(await writeMessage(call, body))),
    route(acts.pray, async ({ body, ...call }) => ok(await prayFor(call, body.idOracao))),
    route(acts.reportPrayer, async ({ body, ...call }) => {
      await reportOnWall(call, body)
      return done
    }),
    route(acts.removePrayer, async ({ params, ...call }) => {
      await withdrawPrayer(call, params.id)
      return done
    }),
    route(acts.removePrayerMessage, async ({ params, ...call }) => {
      await removeMessage(call, params.id)
      return done
    }),
    route(acts.answerPrayer, async ({ params, body, ...call }) => ok(await answerPrayer(call, { ...params, ...body }))),
    route(acts.renewPrayer, async ({ params, ...call }) => {
      await renewPrayer(call, params.id)
      return done
    }),
  ]
}

function ownRoutes(): Route[] {
  return [
    route(own.listMyPrayers, async ({ query, ...call }) => ok(await listOwnPrayers(call, query))),
    route(own.getMyPrayer, async ({ params, ...call }) => ok(await getOwnPrayer(call, params.id))),
  ]
}
