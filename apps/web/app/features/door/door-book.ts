import { matchesName } from '@narthex/contract/fold-text'
import type { Door, DoorList, DoorScan, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { mergeScans } from '@narthex/contract/tickets/scan-history'

/** Local copy of an event's tickets: kept in the browser and synchronised while there is a connection. */
export interface DoorBook {
  readonly door: Door
  readonly tickets: readonly DoorTicket[]
  readonly cursor: string
  /** Milliseconds since 1970, of the last time that the server was heard. */
  readonly syncedAt: number
}

/** A reading on this phone. Of a ticket that is not in the book only the code is known. */
export interface OwnScan extends Omit<DoorScan, 'momento'> {
  readonly momento: string
  readonly bilhete: number | null
  readonly codigo: string | null
}

/** Result shown after a scan. */
export type Verdict =
  | { readonly kind: 'enters'; readonly ticket: DoorTicket | undefined; readonly scan: OwnScan }
  | { readonly kind: 'leaves'; readonly ticket: DoorTicket; readonly scan: OwnScan }
  | { readonly kind: 'inside'; readonly ticket: DoorTicket; readonly earlier: DoorScan }
  | { readonly kind: 'duplicate'; readonly ticket: DoorTicket | undefined; readonly earlier: Earlier }
  | { readonly kind: 'canceled' | 'unpaid' | 'otherList'; readonly ticket: DoorTicket }
  | { readonly kind: 'unknown' | 'forged' }

export type Earlier = Pick<DoorScan, 'aparelho' | 'momento'>

/** Puts what changed into the tickets that were known. */
export function mergeTickets(known: readonly DoorTicket[], changed: readonly DoorTicket[]): DoorTicket[] {
  const byId = new Map([...known, ...changed].map((ticket) => [ticket.id, ticket]))
  return [...byId.values()]
}

/** The tickets with the readings that the server has not yet been told of. */
export function addOwnScans(tickets: readonly DoorTicket[], own: readonly OwnScan[]): DoorTicket[] {
  if (own.length === 0) return [...tickets]
  const byTicket = Map.groupBy(own, (scan) => findTicketId(scan, tickets) ?? 0)
  return tickets.map((ticket) => {
    const known = new Set(ticket.leituras.map(({ id }) => id))
    const unsent = (byTicket.get(ticket.id) ?? []).filter(({ id }) => !known.has(id)).map(toScan)
    return unsent.length > 0 ? { ...ticket, leituras: [...ticket.leituras, ...unsent] } : ticket
  })
}

function findTicketId({ bilhete, codigo }: OwnScan, tickets: readonly DoorTicket[]): number | undefined {
  return bilhete ?? tickets.find((ticket) => ticket.codigo === codigo)?.id
}

const toScan = ({ bilhete: _, codigo: __, ...scan }: OwnScan): DoorScan => scan

export const findHistory = ({ leituras }: Pick<DoorTicket, 'leituras'>, listId: number) =>
  mergeScans(leituras.filter(({ lista }) => lista === listId))

export function isOnList({ idIngresso, adicionais }: DoorTicket, { ingressos }: DoorList): boolean {
  return ingressos?.some((id) => id === idIngresso || adicionais.includes(id)) ?? true
}

/** A child that is handed to its guardian alone. */
export const isHandedOver = ({ responsavel }: DoorTicket) => responsavel !== null

/** Result for a known ticket that may not enter; undefined if it may. */
export function findHindrance(ticket: DoorTicket, list: DoorList): Verdict | undefined {
  if (ticket.situacao === 'CANCELADO') return { kind: 'canceled', ticket }
  if (ticket.situacao === 'RESERVADO') return { kind: 'unpaid', ticket }
  if (!isOnList(ticket, list)) return { kind: 'otherList', ticket }
  const { entry, exit } = findHistory(ticket, list.id)
  if (!entry || exit) return undefined
  return isHandedOver(ticket)
    ? { kind: 'inside', ticket, earlier: entry }
    : { kind: 'duplicate', ticket, earlier: entry }
}

/** Finds tickets by their holder's name; returns up to `most`. */
export function searchTickets(tickets: readonly DoorTicket[], typed: string, most = 30): DoorTicket[] {
  const found: DoorTicket[] = []
  for (const ticket of tickets) {
    if (ticket.nome !== null && matchesName(ticket.nome, typed)) found.push(ticket)
    if (found.length === most) break
  }
  return found
}

export interface EntryCount {
  readonly typeId: number
  readonly entered: number
  readonly tickets: number
}

/** Counts, for each type, the tickets let in and those that are valid. */
export function countEntries(tickets: readonly DoorTicket[], list: DoorList): EntryCount[] {
  const valid = tickets.filter((ticket) => ticket.situacao === 'VALIDO' && isOnList(ticket, list))
  return [...Map.groupBy(valid, ({ idIngresso }) => idIngresso)].map(([typeId, all]) => ({
    typeId,
    entered: all.filter((ticket) => findHistory(ticket, list.id).entry).length,
    tickets: all.length,
  }))
}

/** Ticket let in twice, on this phone and on another. */
export interface Conflict {
  readonly ticket: DoorTicket
  readonly own: DoorScan
  readonly other: DoorScan
}

/** Finds tickets that this phone and another both let in. */
export function findConflicts(tickets: readonly DoorTicket[], device: string): Conflict[] {
  return tickets.flatMap((ticket) => {
    if (ticket.leituras.length < 2) return []
    const lists = new Set(ticket.leituras.map(({ lista }) => lista))
    return [...lists].flatMap((listId) => {
      const { duplicates } = findHistory(ticket, listId)
      return [...duplicates].flatMap(([id, earlier]) => {
        const late = ticket.leituras.find((scan) => scan.id === id)
        if (!late || late.aparelho === earlier.aparelho) return []
        if (late.aparelho === device) return [{ ticket, own: late, other: earlier }]
        return earlier.aparelho === device ? [{ ticket, own: earlier, other: late }] : []
      })
    })
  })
}
