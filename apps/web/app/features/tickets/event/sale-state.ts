import type { EventSale, Seats, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import type { TicketTypeState } from '@narthex/contract/tickets/ticket-states'

/** State of a ticket type by its dates alone, for the cached page. */
export function findTypeState(
  { vendaInicio, vendaFim }: Pick<TicketType, 'vendaInicio' | 'vendaFim'>,
  now: Date,
): TicketTypeState {
  if (vendaFim && new Date(vendaFim) <= now) return 'ENCERRADO'
  return vendaInicio && new Date(vendaInicio) > now ? 'A_VENDER' : 'DISPONIVEL'
}

/** The sale as a whole, by dates alone. */
export function findSaleState(sale: EventSale, now: Date): TicketTypeState {
  if (sale.fim && new Date(sale.fim) <= now) return 'ENCERRADO'
  if (sale.inicio && new Date(sale.inicio) > now) return 'A_VENDER'
  const states = listTickets(sale).map((type) => findTypeState(type, now))
  const order: TicketTypeState[] = ['DISPONIVEL', 'A_VENDER']
  return order.find((state) => states.includes(state)) ?? 'ENCERRADO'
}

/** Earliest start of sales after `now`; undefined if none is ahead. */
export function findOpening(sale: EventSale, now: Date): string | undefined {
  const starts = [sale.inicio, ...listTickets(sale).map(({ vendaInicio }) => vendaInicio)]
  return starts.filter((start) => start !== null && new Date(start) > now).toSorted()[0] ?? undefined
}

/** Every instant at which the sale changes by the clock. */
export function listTurns(sale: EventSale): readonly Date[] {
  const instants = [sale.inicio, sale.fim, ...sale.ingressos.flatMap((type) => [type.vendaInicio, type.vendaFim])]
  return instants.flatMap((instant) => (instant ? [new Date(instant)] : []))
}

/** Ticket types that can be bought on their own. */
export function listTickets(sale: EventSale): readonly TicketType[] {
  return sale.ingressos.filter(({ flagAdicional }) => !flagAdicional)
}

/** A type as it stands now, by the server where it answered. */
export function findSeats(seats: Seats | undefined, id: number): Seats['ingressos'][number] | undefined {
  return seats?.ingressos.find((one) => one.id === id)
}
