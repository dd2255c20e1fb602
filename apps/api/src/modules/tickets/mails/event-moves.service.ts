import { writeAddress } from '@narthex/contract/churches/address-lines'
import { enqueue, enqueueAll } from '../../../platform/jobs/jobs.ts'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import type { EventPlan } from '../../events/events.signals.ts'
import { type EventMoveData, eventMoveQueue, ticketMailQueue } from '../registrations/ticket-mails.jobs.ts'
import type { PlannedPlace } from '../sale/sale.tables.ts'
import { listMovedPurchases, noteMove, takeMove } from './event-moves.queries.ts'
import { planReminders } from './reminders.service.ts'

/** Staff often correct a change at once: those who come get its last state. */
const patienceMs = 5 * 60_000
/** Purchases that one job tells: the next one goes on. */
const purchasesPerJob = 200

/** Tells those who have tickets that their event is at another time or place, once for all changes of five minutes. */
export const tellMovedEvents = {
  async eventMoved(work, { id: evento, before }) {
    if (!(await noteMove(work, evento, { ...toPlannedPlace(before), em: work.now.toISOString() }))) return
    await enqueue(work, eventMoveQueue, { evento }, { startAfter: new Date(work.now.getTime() + patienceMs) })
  },
} satisfies Listeners

/** Queues a mail and reminders for each purchase of an event that moved. An event that is back where it was is not told. */
export function tellMove(call: ChurchCall, { evento, mudanca, depois = '' }: EventMoveData): Promise<void> {
  return call.inChurch(async (work) => {
    const move = mudanca ?? (await takeMove(work, evento))
    const event = move && (await findStoredEvent(work, evento))
    if (!event || isSamePlace(move, toPlannedPlace(event))) return
    const wanted = { eventId: evento, until: new Date(move.em), after: depois, limit: purchasesPerJob }
    const codes = await listMovedPurchases(work, wanted)
    const mails = codes.map((inscricao) => ({
      data: { tipo: 'MUDANCA' as const, inscricao, antes: move },
      singletonKey: `mudanca-${inscricao}-${move.em}`,
    }))
    await enqueueAll(work, ticketMailQueue, mails)
    await planReminders(work, codes, event.dataInicio)
    const last = codes.at(-1)
    if (last && codes.length === purchasesPerJob)
      await enqueue(work, eventMoveQueue, { evento, mudanca: move, depois: last })
  })
}

/** When and where an event is, as those who come read it. */
export function toPlannedPlace({ dataInicio, dataFim, local, endereco, flagOnline }: EventPlan): PlannedPlace {
  const lugar = [local, endereco && writeAddress(endereco)].filter(Boolean).join(', ')
  return { inicio: dataInicio.toISOString(), fim: dataFim.toISOString(), lugar: lugar || null, online: flagOnline }
}

const isSamePlace = (a: PlannedPlace, b: PlannedPlace) =>
  a.inicio === b.inicio && a.fim === b.fim && a.lugar === b.lugar && a.online === b.online
