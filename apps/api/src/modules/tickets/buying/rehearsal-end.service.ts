import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedOrder, EndedPurchase } from '../../payments/orders/payments.signals.ts'
import {
  findBuyer,
  listTickets,
  lockTransferred,
  type RegistrationRow,
  updateRegistration,
  updateTickets,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findSale } from '../sale/sale.queries.ts'
import { endRegistration, isLive } from '../waiting/release.service.ts'
import { lockAllSeats, ticketPurpose } from './registration-payments.service.ts'
import { lockRegistrationsOfOrders } from './rehearsal-end.queries.ts'

type Needs = Pick<TicketNeeds, 'signals'>

/**
 * Tickets of a rehearsal end with it, also those that were transferred since: none opens a door, and their seats are free,
 * for those who wait first. Their buyers are not mailed: staff know which they are, and tell them.
 */
export const endTicketsOfRehearsals = {
  rehearsalEnded: (work, orders, platform: Needs) =>
    endPurchases({ ...platform, signals: { ...platform.signals, registrationEnded: [] } }, work, orders),
} satisfies Listeners

async function endPurchases(
  platform: Needs,
  work: ChurchWork,
  orders: readonly EndedOrder[],
): Promise<readonly EndedPurchase[]> {
  const codes = orders.filter(({ finalidade }) => finalidade === ticketPurpose).map(({ codigo }) => codigo)
  const bought = await lockRegistrationsOfOrders(work, codes)
  const purchases = []
  for (const registration of bought)
    purchases.push({ registration, transferred: await lockTransferred(work, registration.codigo) })
  const byEvent = Map.groupBy(purchases, ({ registration }) => registration.eventId)
  const ended: EndedPurchase[] = []
  for (const [eventId, ofEvent] of [...byEvent].sort(([first], [second]) => first - second)) {
    await lockAllSeats(work, eventId)
    const event = (await findSale(work, eventId))?.event.titulo ?? ''
    for (const { registration, transferred } of ofEvent) {
      let tickets = 0
      for (const each of [registration, ...transferred]) tickets += await endTickets(platform, work, each)
      const { codigo, pedidoCodigo } = registration
      const buyer = (await findBuyer(work, codigo))?.nome ?? null
      if (tickets > 0) ended.push({ eventId, event, order: pedidoCodigo ?? '', buyer, tickets })
    }
  }
  return ended
}

/** Gives how many of its tickets were valid. */
async function endTickets(platform: Needs, work: ChurchWork, registration: RegistrationRow): Promise<number> {
  const { codigo, situacao } = registration
  const valid = (await listTickets(work, codigo)).filter((ticket) => ticket.situacao === 'VALIDO')
  if (isLive(registration)) await endRegistration(platform, work, registration, 'CANCELADA')
  else if (situacao === 'EXPIRADA') {
    await updateRegistration(work, codigo, { situacao: 'CANCELADA' })
    await updateTickets(work, { inscricaoCodigo: codigo }, { situacao: 'CANCELADO' })
  }
  return valid.length
}
