import type { PaymentMethod, PaymentState } from '@narthex/contract/payments/payment-states'
import type { AuthorisationState } from '../gateways/payment-gateway.ts'

/** How the rehearsal gateway answers a new payment. */
export interface Rehearsal {
  /** The state of the payment at the gateway; undefined where the gateway keeps nothing. */
  readonly state?: PaymentState
  /** The failure that the caller meets instead of an answer. */
  readonly failure?: 'declined' | 'invalid' | 'unavailable' | 'no answer' | 'access denied'
  /** The payment's page asks the payer to act. */
  readonly needsAction?: boolean
}

/** Behaviour by the last two digits of the amount: R$ 50,01 is declined. Every other amount goes as it usually does. */
export const magicCents: Readonly<Record<number, Rehearsal>> = {
  1: { failure: 'declined' },
  2: { state: 'in_review' },
  /** Made at the gateway, but its answer is lost. */
  3: { state: 'paid', failure: 'no answer' },
  /** Lost on the way: the gateway never heard of it. */
  4: { failure: 'no answer' },
  5: { state: 'requires_action', needsAction: true },
  6: { state: 'authorized' },
  7: { state: 'processing' },
  8: { failure: 'unavailable' },
  9: { failure: 'invalid' },
  10: { failure: 'access denied' },
  /** A word for the state that this product does not know. */
  11: { state: 'unknown' },
  /** Waits for the payer, whatever the method. */
  12: { state: 'awaiting_payer' },
  /** Made as waiting for the payer, but its answer is lost. */
  13: { state: 'awaiting_payer', failure: 'no answer' },
}

const usual: Readonly<Record<PaymentMethod, Rehearsal>> = {
  card: { state: 'paid' },
  boleto: { state: 'awaiting_payer' },
  pix: { state: 'awaiting_payer' },
  manual_pix: { state: 'awaiting_payer' },
  paypal: { state: 'requires_action' },
  picpay: { state: 'awaiting_payer' },
  ach: { state: 'processing' },
  cash: { state: 'awaiting_payer' },
  bank_transfer: { state: 'awaiting_payer' },
}

export const rehearse = (method: PaymentMethod, amount: number): Rehearsal => magicCents[amount % 100] ?? usual[method]

/** A debit under an authorisation waits for its day. */
export const rehearseDebit = (amount: number): Rehearsal => magicCents[amount % 100] ?? { state: 'processing' }

type KnownState = Exclude<AuthorisationState, 'unknown'>

const withPayment: Readonly<Partial<Record<PaymentState, KnownState>>> = {
  paid: 'active',
  failed: 'refused',
  expired: 'expired',
  canceled: 'canceled',
}

/** An authorisation that is asked for stands or falls with its payment. Given or ended, it stays as it is. */
export const findAuthorisationAfter = (before: KnownState | null, payment: PaymentState): KnownState | null =>
  before === 'pending' ? (withPayment[payment] ?? before) : before
