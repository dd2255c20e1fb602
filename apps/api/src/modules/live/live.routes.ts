import * as calls from '@narthex/contract/live/broadcast.endpoints'
import * as office from '@narthex/contract/live/broadcast-office.endpoints'
import * as hosting from '@narthex/contract/live/hosting.endpoints'
import { created, done, ok, type Route, route, sendFile } from '../../platform/http/route.ts'
import { getFrame } from '../churches/churches.service.ts'
import { getBroadcastStatistics } from './audience/audience.service.ts'
import type { LiveNeeds } from './broadcasts/live-needs.ts'
import { addMoment, removeMoment, setMomentOpen } from './moments/moments.service.ts'
import { listConnectCards, removeConnectCard, respondToMoment } from './moments/responses.service.ts'
import {
  addBroadcast,
  editBroadcast,
  getPlannedBroadcast,
  listPlannedBroadcasts,
  removeBroadcast,
} from './office/broadcast-office.service.ts'
import { releaseLine, setOutline } from './outline/outline.service.ts'
import { forgetReminder, getReminder, remindOfBroadcast } from './reminders/reminders.service.ts'
import { getBroadcast, getBroadcastCalendar, getBroadcastNow, listBroadcasts } from './showing/broadcasts.service.ts'
import { setBroadcastState } from './states/states.service.ts'
import { getBroadcastSettings, setBroadcastSettings } from './weekly/broadcast-settings.service.ts'

export function liveRoutes(platform: LiveNeeds): Route[] {
  return [
    route(calls.listBroadcasts, async (call) => ok(await listBroadcasts(call))),
    route(calls.listNearBroadcasts, async (call) => ok((await getFrame(call)).transmissoes)),
    route(calls.getBroadcast, async ({ params, ...call }) => ok(await getBroadcast(call, params.id))),
    route(calls.getBroadcastNow, async ({ params, ...call }) => ok(await getBroadcastNow(platform, call, params.id))),
    route(calls.getBroadcastCalendar, async ({ params, ...call }) => {
      const { filename, content } = await getBroadcastCalendar(platform, call, params.id)
      return sendFile(filename, content)
    }),
    route(calls.respondToMoment, async ({ params, body, ...call }) =>
      ok(await respondToMoment(platform, call, { broadcastId: params.id, id: params.momentoId }, body)),
    ),
    route(calls.getBroadcastReminder, async ({ params, ...call }) => ok(await getReminder(call, params.id))),
    route(calls.remindOfBroadcast, async ({ params, ...call }) => {
      await remindOfBroadcast(call, params.id)
      return done
    }),
    route(calls.forgetBroadcastReminder, async ({ params, ...call }) => {
      await forgetReminder(call, params.id)
      return done
    }),
    ...officeRoutes(platform),
    ...hostingRoutes(),
  ]
}

/** Routes for staff who plan broadcasts. */
function officeRoutes(platform: LiveNeeds): Route[] {
  return [
    route(office.listPlannedBroadcasts, async ({ query, ...call }) => ok(await listPlannedBroadcasts(call, query))),
    route(office.getPlannedBroadcast, async ({ params, ...call }) => ok(await getPlannedBroadcast(call, params.id))),
    route(office.addBroadcast, async ({ body, ...call }) => created(await addBroadcast(platform, call, body))),
    route(office.editBroadcast, async ({ params, body, ...call }) =>
      ok({ versao: await editBroadcast(platform, call, params.id, body) }),
    ),
    route(office.removeBroadcast, async ({ params, ...call }) => {
      await removeBroadcast(platform, call, params.id)
      return done
    }),
    route(office.setBroadcastState, async ({ params, body, ...call }) =>
      ok(await setBroadcastState(platform, call, params.id, body)),
    ),
    route(office.getBroadcastStatistics, async ({ params, ...call }) =>
      ok(await getBroadcastStatistics(call, params.id)),
    ),
    route(office.getBroadcastSettings, async (call) => ok(await getBroadcastSettings(call))),
    route(office.setBroadcastSettings, async ({ body, ...call }) => {
      await setBroadcastSettings(platform, call, body)
      return done
    }),
  ]
}

/** Routes for hosts of a service and for readers of its connect cards. */
function hostingRoutes(): Route[] {
  return [
    route(hosting.setOutline, async ({ params, body, ...call }) => ok(await setOutline(call, params.id, body))),
    route(hosting.releaseOutlineLine, async ({ params, body, ...call }) => {
      await releaseLine(call, { broadcastId: params.id, id: params.linhaId }, body.liberada)
      return done
    }),
    route(hosting.addMoment, async ({ params, body, ...call }) =>
      created({ id: await addMoment(call, params.id, body) }),
    ),
    route(hosting.setMomentOpen, async ({ params, body, ...call }) => {
      await setMomentOpen(call, { broadcastId: params.id, id: params.momentoId }, body.aberto)
      return done
    }),
    route(hosting.removeMoment, async ({ params, ...call }) => {
      await removeMoment(call, { broadcastId: params.id, id: params.momentoId })
      return done
    }),
    route(hosting.listConnectCards, async ({ params, query, ...call }) =>
      ok(await listConnectCards(call, params.id, query)),
    ),
    route(hosting.removeConnectCard, async ({ params, ...call }) => {
      await removeConnectCard(call, { broadcastId: params.id, id: params.cartaoId })
      return done
    }),
  ]
}
