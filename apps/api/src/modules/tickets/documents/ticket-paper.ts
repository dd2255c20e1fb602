import type { Address } from '@narthex/contract/churches/church.schemas'
import type { Locale } from '@narthex/contract/locale'

/** A ticket as it is printed. */
export interface PrintedTicket {
  /** The text of its QR code. */
  readonly qr: string
  readonly codigo: string
  /** Name of its type. */
  readonly nome: string
  readonly holder: string | null
  readonly addOns: readonly string[]
}

/** Tickets to print, one a page. It can be sent between threads. */
export interface TicketPaper {
  readonly church: {
    readonly nome: string
    readonly endereco: Address | null
    /** Host of its site, without the protocol. */
    readonly host: string
    readonly corApp: string
    readonly timeZone: string
  }
  readonly event: {
    readonly titulo: string
    readonly dataInicio: Date
    readonly dataFim: Date
    readonly local: string | null
    readonly endereco: Address | null
    readonly flagOnline: boolean
  }
  readonly locale: Locale
  /** Receiver of the money, where the tickets were paid for and the church has named one. */
  readonly payee?: string | undefined
  readonly issuedAt: Date
  readonly tickets: readonly PrintedTicket[]
}
