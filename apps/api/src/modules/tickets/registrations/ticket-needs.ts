import type { Actor, CallSource } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import type { TicketSignals } from './tickets.signals.ts'

/** What the services of tickets stand on. */
export interface TicketNeeds extends PaymentNeeds, Needs<'captcha' | 'files' | 'wallets'> {
  readonly ticketSignals: TicketSignals
}

/** A call by a buyer: a member, or a visitor who says who they are. */
export interface BuyerCall extends ChurchCall {
  readonly actor: Actor | undefined
  readonly source: CallSource
}
