import type { ChosenTickets, EventSale, Hold, Seats, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { findSeats, listTickets } from '../event/sale-state.ts'

/** A ticket that was chosen: one person's, with the add-ons that go with it. */
export interface ChosenTicket {
  /** Key of the ticket's form data; local to this browser. */
  readonly chave: string
  readonly idIngresso: number
  readonly adicionais: readonly number[]
}

export type Selection = readonly ChosenTicket[]

const newTicket = (idIngresso: number): ChosenTicket => ({ chave: crypto.randomUUID(), idIngresso, adicionais: [] })

export const countTickets = (selection: Selection, id: number) =>
  selection.filter(({ idIngresso }) => idIngresso === id).length

/** Adds a ticket of a type; the first ones come together if there is a minimum. Sorted by type. */
export function addTicket(selection: Selection, type: TicketType): Selection {
  const count = countTickets(selection, type.id) === 0 ? Math.max(1, type.minimo) : 1
  const last = selection.findLastIndex(({ idIngresso }) => idIngresso === type.id)
  const added = Array.from({ length: count }, () => newTicket(type.id))
  return last < 0 ? [...selection, ...added] : selection.toSpliced(last + 1, 0, ...added)
}

/** Removes the last ticket of a type; removes all rather than going below its minimum. */
export function removeTicket(selection: Selection, type: TicketType): Selection {
  if (countTickets(selection, type.id) <= type.minimo)
    return selection.filter(({ idIngresso }) => idIngresso !== type.id)
  const last = selection.findLastIndex(({ idIngresso }) => idIngresso === type.id)
  return selection.toSpliced(last, 1)
}

/** As many tickets of a type as asked for; those that stay keep what goes with them. */
export function changeCount(selection: Selection, type: TicketType, count: number): Selection {
  let changed = selection
  while (countTickets(changed, type.id) > count) changed = removeTicket(changed, type)
  while (countTickets(changed, type.id) < count) changed = addTicket(changed, type)
  return changed
}

export const countAddOn = (ticket: ChosenTicket, id: number) => ticket.adicionais.filter((addOn) => addOn === id).length

export function setAddOn(selection: Selection, chave: string, id: number, count: number): Selection {
  return selection.map((ticket) =>
    ticket.chave === chave
      ? { ...ticket, adicionais: [...ticket.adicionais.filter((addOn) => addOn !== id), ...Array(count).fill(id)] }
      : ticket,
  )
}

/** Maximum of a type or add-on that a buyer may choose, by the server's last response. */
export function findMost(type: TicketType, sale: EventSale, seats: Seats | undefined, selection: Selection): number {
  const now = findSeats(seats, type.id)
  if (now && now.situacao !== 'DISPONIVEL') return 0
  const limits = [type.limite, now?.restantes ?? null, now?.permitidos ?? null]
  if (!type.flagAdicional) {
    const others = selection.length - countTickets(selection, type.id)
    const inAll = [ticketLimits.porCompra, sale.limitePorPessoa, seats?.permitidos ?? null]
    limits.push(...inAll.map((limit) => (limit === null ? null : limit - others)))
  }
  return Math.max(0, Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY)))
}

/** Removes tickets that are no longer sold from a kept selection. */
export function fitSelection(selection: Selection, sale: EventSale): Selection {
  const sold = new Map(listTickets(sale).map((type) => [type.id, type]))
  return selection.flatMap((ticket) => {
    const type = sold.get(ticket.idIngresso)
    return type ? [{ ...ticket, adicionais: ticket.adicionais.filter((id) => type.adicionais.includes(id)) }] : []
  })
}

/** No more of each than are left (EVT_REG_021: `ingressos.3`, `2`). */
export function reduceSelection(selection: Selection, left: ReadonlyMap<number, number>): Selection {
  const taken = new Map<number, number>()
  const take = (id: number) => {
    const limit = left.get(id)
    const count = taken.get(id) ?? 0
    if (limit !== undefined && count >= limit) return false
    taken.set(id, count + 1)
    return true
  }
  return selection
    .filter(({ idIngresso }) => take(idIngresso))
    .map((ticket) => ({ ...ticket, adicionais: ticket.adicionais.filter(take) }))
}

/** Converts a selection to the calls' format. */
export function toChosen(selection: Selection): ChosenTickets {
  return selection.map(({ idIngresso, adicionais }) => ({ idIngresso, adicionais: [...adicionais] }))
}

/** The tickets of a hold that began elsewhere. */
export function fromHold({ ingressos }: Hold): Selection {
  return ingressos.map(({ idIngresso, adicionais }) => ({ ...newTicket(idIngresso), adicionais }))
}

/** Checks whether a hold is for exactly these tickets. */
export function isHeld(selection: Selection, { ingressos }: Hold): boolean {
  return JSON.stringify(toChosen(selection).map(sorted)) === JSON.stringify(ingressos.map(sorted))
}

const sorted = ({ idIngresso, adicionais }: { idIngresso: number; adicionais: readonly number[] }) => [
  idIngresso,
  adicionais.toSorted((a, b) => a - b),
]
