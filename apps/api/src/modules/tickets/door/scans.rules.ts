import type { NewScan, ScanResult } from '@narthex/contract/tickets/door.schemas'
import type { TicketState } from '@narthex/contract/tickets/ticket-states'

/** A clock that is further off is corrected; less is the way of the message. */
const tolerableSkewMs = 60_000

/**
 * When a reading happened by our clock. A device whose clock is wrong is corrected by what it shows as it sends, and no
 * reading comes after its arrival: a clock that runs ahead or behind neither wins nor loses a place. Of two readings at one
 * millisecond the second is then set apart (`separateMoments`).
 */
export function correctMoment(momento: string, { agora, arrival }: { readonly agora: string; readonly arrival: Date }) {
  const skewMs = Date.parse(agora) - arrival.getTime()
  const corrected = Date.parse(momento) - (Math.abs(skewMs) > tolerableSkewMs ? skewMs : 0)
  return new Date(Math.min(corrected, arrival.getTime()))
}

export interface ScanPlace {
  readonly ticketId: number
  readonly listId: number
}

/** Names a ticket at a list: readings of the same place stand in one history. */
export const placeName = ({ ticketId, listId }: ScanPlace): string => `${ticketId} ${listId}`

/**
 * Gives each reading of a ticket a millisecond of its own: of two at the same moment, the one that arrives later is the
 * later one, so that only one of them lets in.
 */
export function separateMoments(kept: readonly (ScanPlace & { readonly momento: string })[]) {
  const at = (place: ScanPlace, ms: number) => `${placeName(place)} ${ms}`
  const taken = new Set(kept.map((scan) => at(scan, Date.parse(scan.momento))))
  return (place: ScanPlace, momento: Date): Date => {
    let ms = momento.getTime()
    while (taken.has(at(place, ms))) ms++
    taken.add(at(place, ms))
    return new Date(ms)
  }
}

export interface ReadableTicket {
  readonly typeId: number
  readonly addOns: readonly number[]
}

/** Whether a list is for a ticket: for its type or for one of its add-ons. */
export function isOnList(ticket: ReadableTicket, list: { readonly ingressos: readonly number[] | null }): boolean {
  return list.ingressos?.some((id) => id === ticket.typeId || ticket.addOns.includes(id)) ?? true
}

/** Why a reading cannot be kept; undefined where it can, for readings of a ticket. */
export function findObstacle(
  ticket: ReadableTicket | undefined,
  list: { readonly ingressos: readonly number[] | null } | undefined,
): ScanResult | undefined {
  if (!ticket) return 'DESCONHECIDO'
  return list && isOnList(ticket, list) ? undefined : 'OUTRA_LISTA'
}

/** Result of a kept reading. */
export function judgeScan(
  { tipo }: Pick<NewScan, 'tipo'>,
  { situacao, isDuplicate }: { readonly situacao: TicketState; readonly isDuplicate: boolean },
): ScanResult {
  if (tipo === 'DESFEITA') return 'ACEITA'
  if (situacao === 'CANCELADO') return 'CANCELADO'
  if (situacao === 'RESERVADO') return 'NAO_PAGO'
  return isDuplicate ? 'DUPLICADA' : 'ACEITA'
}
