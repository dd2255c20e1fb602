import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { Participant, TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { type Attempts, createAttempts } from '../../../payments/attempt-keys.ts'
import { postToOtherTabs } from './purchase-channel.ts'
import type { ChosenTicket, Selection } from './selection.ts'

/** Purchase of an event's tickets in this tab. */
export interface Purchase {
  readonly tickets: Selection
  readonly cupom: string
  /** Key of the link that shows hidden ticket types. */
  readonly acesso: string
  readonly codigoMetodoPagamento: PaymentMethodCode | null
  /** The code of the hold, also of one that has expired. */
  readonly reserva: string | null
  /** The place in a queue. */
  readonly senha: string | null
  /** The price that the buyer was shown last, and accepted by going on. */
  readonly visto: TicketQuote | null
  /** Ticket holders, by the keys of the tickets. */
  readonly participantes: Readonly<Record<string, Participant>>
}

export const emptyPurchase: Purchase = {
  tickets: [],
  cupom: '',
  acesso: '',
  codigoMetodoPagamento: null,
  reserva: null,
  senha: null,
  visto: null,
  participantes: {},
}

/*
 * In session storage, each event by itself (specification §9): over reloads, a login and another language, until the tab
 * is closed. Another tab has its own; a duplicated tab has a copy and shares the hold (`useOtherTabs`). Nothing of it is
 * in an address.
 */
const draftKey = (eventId: number) => `tickets-${eventId}`
/** Storage key of a ticket's unsent form. */
export const holderDraftKey = (eventId: number, chave: string) => `tickets-${eventId}-${chave}`

export function keepPurchase(eventId: number, purchase: Purchase): void {
  keepDraft(draftKey(eventId), { ...purchase })
}

/** The purchase that was begun in this tab. What other scripts may have written there is not trusted. */
export function readPurchase(eventId: number): Purchase {
  const kept = readDraft(draftKey(eventId)) as Partial<Purchase> | undefined
  if (!kept || !Array.isArray(kept.tickets) || !kept.tickets.every(isTicket)) return emptyPurchase
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  return {
    tickets: kept.tickets,
    cupom: text(kept.cupom) ?? '',
    acesso: text(kept.acesso) ?? '',
    codigoMetodoPagamento: kept.codigoMetodoPagamento ?? null,
    reserva: text(kept.reserva),
    senha: text(kept.senha),
    visto: kept.visto ?? null,
    participantes: Object(kept.participantes),
  }
}

function isTicket(ticket: unknown): ticket is ChosenTicket {
  const { chave, idIngresso, adicionais } = Object(ticket) as Partial<ChosenTicket>
  return typeof chave === 'string' && Number.isInteger(idIngresso) && Array.isArray(adicionais)
}

/** A purchase that is registered: the next one of this tab begins at its beginning, and tabs with the same hold follow. */
export function closePurchase(eventId: number): void {
  const { reserva } = readPurchase(eventId)
  dropPurchase(eventId)
  if (reserva) postToOtherTabs(eventId, { kind: 'registered', reserva })
}

export function dropPurchase(eventId: number): void {
  for (const { chave } of readPurchase(eventId).tickets) dropDraft(holderDraftKey(eventId, chave))
  dropDraft(draftKey(eventId))
  findAttempts(eventId).forget()
}

const attempts = new Map<number, Attempts>()

/** The idempotency keys of the purchase of an event. */
export function findAttempts(eventId: number): Attempts {
  const known = attempts.get(eventId) ?? createAttempts(`tickets-${eventId}-keys`)
  attempts.set(eventId, known)
  return known
}
