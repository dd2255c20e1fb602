import type { DoorList, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { type DoorBook, findHindrance, type OwnScan, type Verdict } from './door-book.ts'
import { readScannedText } from './verify-ticket.ts'

export interface Stand {
  readonly book: DoorBook
  /** Tickets, with this phone's own scans. */
  readonly tickets: readonly DoorTicket[]
  readonly own: readonly OwnScan[]
  readonly list: DoorList
  readonly device: string
}

/** A reading that is made now. */
export function makeScan(stand: Pick<Stand, 'list' | 'device'>, scan: Partial<OwnScan>): OwnScan {
  return {
    id: crypto.randomUUID(),
    lista: stand.list.id,
    tipo: 'ENTRADA',
    momento: new Date().toISOString(),
    aparelho: stand.device,
    responsavel: null,
    desfaz: null,
    bilhete: null,
    codigo: null,
    ...scan,
  }
}

/** Lets a ticket of the book in, or says why not. */
export function judgeTicket(stand: Stand, ticket: DoorTicket): Verdict {
  const hindrance = findHindrance(ticket, stand.list)
  return hindrance ?? { kind: 'enters', ticket, scan: makeScan(stand, { bilhete: ticket.id, codigo: ticket.codigo }) }
}

/**
 * Judges what a camera saw or a hand typed. A signed ticket that is not in the book was sold since, and may enter once; who
 * is online brings the book up to date before (`isComplete`), so that there such a ticket is void.
 */
export async function judgeText(stand: Stand, text: string, isComplete: boolean): Promise<Verdict> {
  const scanned = await readScannedText(text, stand.book.door.chavePublica)
  if (scanned.kind === 'other') return { kind: 'unknown' }
  if (scanned.kind === 'forged') return { kind: 'forged' }
  const ticket = stand.tickets.find(({ codigo }) => codigo === scanned.code)
  if (ticket) return judgeTicket(stand, ticket)
  if (scanned.kind === 'typed' || isComplete) return { kind: 'unknown' }
  const undone = new Set(stand.own.map(({ desfaz }) => desfaz))
  const earlier = stand.own.find(
    ({ id, codigo, lista, tipo }) =>
      codigo === scanned.code && lista === stand.list.id && tipo === 'ENTRADA' && !undone.has(id),
  )
  if (earlier) return { kind: 'duplicate', ticket: undefined, earlier }
  return { kind: 'enters', ticket: undefined, scan: makeScan(stand, { codigo: scanned.code }) }
}
