import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  addEvent as addEndpoint,
  getOfficeEvent as getEndpoint,
  setEvent as setEndpoint,
} from '@narthex/contract/tickets/office-event.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { publishEvent, removeEvent, rewriteEvent } from '../../events/events.editing.service.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import type { EventSignals } from '../../events/events.signals.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { holdSale } from '../sale/held-sale.queries.ts'
import { alreadySold } from './office.errors.ts'
import { deleteSale, hasRegistrations } from './office-sale.queries.ts'

/** What the office of tickets stands on. */
export type OfficeNeeds = Platform & TicketNeeds & { readonly signals: EventSignals }

export async function getOfficeEvent({ inChurch }: ChurchCall, id: number): Promise<Success<typeof getEndpoint>> {
  const found = await inChurch((work) => findStoredEvent(work, id))
  if (!found) throw notFound()
  const { igrejaId: _, dataInicio, dataFim, dataAlteracao, ...event } = found
  return {
    ...event,
    dataInicio: dataInicio.toISOString(),
    dataFim: dataFim.toISOString(),
    dataAlteracao: dataAlteracao.toISOString(),
  }
}

/** Puts an event on the calendar. Throws VALIDATION. */
export async function addOfficeEvent(
  platform: OfficeNeeds,
  call: MemberCall,
  given: HandlerInput<typeof addEndpoint>['body'],
): Promise<Success<typeof addEndpoint>> {
  return { id: await publishEvent(platform, call, given), versao: 1 }
}

/** Replaces an event; who has a ticket is told where it moves. Throws VALIDATION, NOT_FOUND, CHANGED_MEANWHILE. */
export async function setOfficeEvent(
  platform: OfficeNeeds,
  call: MemberCall,
  id: number,
  { versao, ...given }: HandlerInput<typeof setEndpoint>['body'],
): Promise<number> {
  return rewriteEvent(platform, call, { id, versao }, given)
}

/** Takes an event off the calendar, with holds that were never ordered. Throws NOT_FOUND, ALREADY_SOLD. */
export async function removeOfficeEvent(call: MemberCall, id: number): Promise<void> {
  await removeEvent(call, id, async (work) => {
    if (!(await holdSale(work, id))) return
    if (await hasRegistrations(work, id)) throw alreadySold()
    await deleteSale(work, id)
  })
}
