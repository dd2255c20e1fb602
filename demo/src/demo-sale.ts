import type { WholeSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import type { RichText } from '@narthex/contract/content/rich-text'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import type { Booklet } from './plain-pdf.ts'

type Moment = 'inicio' | 'fim' | 'cancelamentoAte' | 'transferenciaAte' | 'respostasAte'

/** How an event of the demo sells its tickets, and who has some. */
export interface DemoSale extends Omit<WholeSale, Moment> {
  /** Days before the event begins, for each moment of the sale. */
  readonly daysBefore?: Readonly<Partial<Record<Moment, number>>>
  readonly registrations?: readonly DemoRegistration[]
  readonly content?: readonly DemoTicketContent[]
}

/** Content for holders of tickets alone: a text, a link, the film of the demo's videos, or a booklet. */
export type DemoTicketContent = {
  readonly titulo: string
  readonly resumo?: string
  /** Days before the event begins; open at once where it is left out. */
  readonly opensDaysBefore?: number
  /** The keys of types and add-ons; for every ticket where it is left out. */
  readonly tickets?: readonly string[]
} & (
  | { readonly text: RichText }
  | { readonly link: string }
  | { readonly film: true }
  | { readonly booklet: Booklet; readonly filename: string }
)

/** A purchase by a member or by a visitor. */
export interface DemoRegistration {
  /** A login of the church, or a visitor. */
  readonly by: string | { readonly nome: string; readonly email: string; readonly documento?: string }
  readonly tickets: readonly DemoTicket[]
  readonly daysAgo: number
  /** Omitted for a free purchase. */
  readonly method?: PaymentMethod
  readonly coupon?: string
  /** State of the purchase; by default it is confirmed. A waiting one was made just now. */
  readonly is?: 'waiting' | 'canceled'
}

export interface DemoTicket {
  /** The keys of its type and of its add-ons in the sale. */
  readonly type: string
  readonly addOns?: readonly string[]
  readonly person: Pick<Participant, 'nome'> & Partial<Pick<Participant, 'sexo' | 'responsavel'>>
  /** Full years on the day of seeding; of whom an age is asked. */
  readonly age?: number
  /** Answers by the texts of the questions. */
  readonly answers?: Readonly<Record<string, string | string[] | true>>
}
