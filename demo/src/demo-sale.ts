import type { WholeSale } from '@narthex/api/modules/tickets/sale-editing.service'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'

type Moment = 'inicio' | 'fim' | 'cancelamentoAte' | 'transferenciaAte' | 'respostasAte'

/** How an event of the demo sells its tickets, and who has some. */
export interface DemoSale extends Omit<WholeSale, Moment> {
  /** So many days before the event begins. */
  readonly daysBefore?: Readonly<Partial<Record<Moment, number>>>
  readonly registrations?: readonly DemoRegistration[]
}

/** A purchase by a member or by a visitor. */
export interface DemoRegistration {
  /** A login of the church, or a visitor. */
  readonly by: string | { readonly nome: string; readonly email: string; readonly documento?: string }
  readonly tickets: readonly DemoTicket[]
  readonly daysAgo: number
  /** Omitted for a free purchase. */
  readonly method?: PaymentMethod
  readonly coupon?: string
  /** What became of it; by default it is confirmed. A waiting one was made just now. */
  readonly is?: 'waiting' | 'canceled'
}

export interface DemoTicket {
  /** The keys of its type and of its add-ons in the sale. */
  readonly type: string
  readonly addOns?: readonly string[]
  readonly person: Pick<Participant, 'nome'> & Partial<Pick<Participant, 'sexo' | 'responsavel'>>
  /** Full years on the day of seeding; of whom an age is asked. */
  readonly age?: number
  /** By the texts of the questions. */
  readonly answers?: Readonly<Record<string, string | string[] | true>>
}
