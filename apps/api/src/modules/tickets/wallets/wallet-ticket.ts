import type { Locale } from '@narthex/contract/locale'
import type { PrintedTicket, TicketPaper } from '../documents/ticket-paper.ts'

/** Where an event is held, as passes show it. */
export interface PassPlace {
  readonly name: string
  readonly address: string | null
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
}

/** A ticket with all that a wallet shows of it. */
export interface WalletTicket {
  readonly church: { readonly nome: string; readonly corApp: string; readonly timeZone: string }
  readonly event: Pick<TicketPaper['event'], 'titulo' | 'dataInicio' | 'dataFim'> & {
    readonly place: PassPlace
    /** The address of its page. */
    readonly url: string
  }
  readonly ticket: PrintedTicket
  readonly locale: Locale
  /** The address of the church's mark; null where others cannot read it. */
  readonly logo: string | null
  readonly ids: PassIds
}

/** Names of a pass that others may read: they lead to no purchase. The same for the same things. */
export interface PassIds {
  readonly event: string
  /** Cannot be guessed. */
  readonly ticket: string
  /** Id of the ticket at its event's place and time: a new one once these change. */
  readonly plan: string
}
