import type { Success } from '@narthex/contract/endpoint'
import type {
  getEventStatistics as statisticsEndpoint,
  sumEventTickets as sumEndpoint,
} from '@narthex/contract/tickets/office-roster.endpoints'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findTimeZone } from '../../payments/office/payment-list.service.ts'
import { sumOrders } from '../../payments/orders.service.ts'
import { ticketPurpose } from '../registrations/registration-payments.service.ts'
import { requireSale } from '../sale.service.ts'
import { countEntries } from './entries.queries.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import { countSold, sumByCoupon, sumByDay, sumByType } from './roster-sums.queries.ts'

/** What an event sold, in the church's time zone. Throws NOT_FOUND. */
export async function sumEventTickets(
  platform: OfficeNeeds,
  call: ChurchCall,
  eventId: number,
): Promise<Success<typeof sumEndpoint>> {
  const timeZone = await findTimeZone(platform, call.church)
  return call.inChurch(async (work) => {
    await requireSale(work, eventId)
    return {
      ingressos: await sumByType(work, eventId),
      dias: await sumByDay(work, eventId, timeZone),
      cupons: await sumByCoupon(work, eventId),
    }
  })
}

/** The course of a sale and of the door, in the church's time zone. Throws NOT_FOUND. */
export async function getEventStatistics(
  platform: OfficeNeeds,
  call: ChurchCall,
  eventId: number,
): Promise<Success<typeof statisticsEndpoint>> {
  const timeZone = await findTimeZone(platform, call.church)
  return call.inChurch(async (work) => {
    await requireSale(work, eventId)
    return {
      vendas: await countSold(work, eventId, timeZone),
      receita: await sumOrders(work, { finalidade: ticketPurpose, referencia: String(eventId) }),
      entradas: await countEntries(work, eventId, timeZone),
    }
  })
}
