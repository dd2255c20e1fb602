import type { Success } from '@narthex/contract/endpoint'
import type {
  getEventStatistics as statisticsEndpoint,
  sumEventTickets as sumEndpoint,
} from '@narthex/contract/tickets/office-roster.endpoints'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { sumOrders } from '../../payments/orders/orders.service.ts'
import { ticketPurpose } from '../buying/registration-payments.service.ts'
import { requireSale } from '../sale/sale.service.ts'
import { countEntries } from './entries.queries.ts'
import { countSold, listTicketTypes, sumByCoupon, sumByTypeAndDay, type TicketSums } from './roster-sums.queries.ts'

/** Sums the sales of an event, in the church's time zone. */
export async function sumEventTickets(call: ChurchCall, eventId: number): Promise<Success<typeof sumEndpoint>> {
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    await requireSale(work, eventId)
    const sums = await sumByTypeAndDay(work, eventId, timeZone)
    const types = await listTicketTypes(work, eventId)
    return {
      ingressos: types.map((type) => ({
        ...type,
        ...addUp(sums.filter(({ idIngresso }) => idIngresso === type.idIngresso)),
      })),
      dias: [...Map.groupBy(sums, ({ dia }) => dia)]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([dia, ofDay]) => {
          const { entraram: _, ...sold } = addUp(ofDay)
          return { dia, ...sold }
        }),
      cupons: await sumByCoupon(work, eventId),
    }
  })
}

function addUp(parts: readonly TicketSums[]): TicketSums {
  const sum = { confirmados: 0, pendentes: 0, receita: 0, entraram: 0 }
  for (const part of parts) for (const name of Object.keys(sum) as (keyof TicketSums)[]) sum[name] += part[name]
  return sum
}

/** The course of a sale and of the door, in the church's time zone. */
export async function getEventStatistics(
  call: ChurchCall,
  eventId: number,
): Promise<Success<typeof statisticsEndpoint>> {
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    await requireSale(work, eventId)
    return {
      vendas: await countSold(work, eventId, timeZone),
      receita: await sumOrders(work, { finalidade: ticketPurpose, referencia: String(eventId) }),
      entradas: await countEntries(work, eventId, timeZone),
    }
  })
}
