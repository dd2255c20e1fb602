import type {
  PaymentMethod,
  PaymentPageState,
  PaymentState,
  ResultKey,
} from '@narthex/contract/payments/payment-states'

/** Pages by state (specification §4). */
const pages: Readonly<Record<PaymentState, PaymentPageState>> = {
  created: 'waiting',
  unknown: 'waiting',
  requires_action: 'waiting',
  awaiting_payer: 'waiting',
  processing: 'waiting',
  authorized: 'waiting',
  in_review: 'review',
  failed: 'canceled',
  canceled: 'canceled',
  expired: 'canceled',
  paid: 'success',
  refund_pending: 'refunded',
  partially_refunded: 'refunded',
  refunded: 'refunded',
  disputed: 'review',
}

/** Results that are the same for every method. */
const results: Readonly<Record<PaymentState, ResultKey>> = {
  created: 'em_aberto',
  unknown: 'em_aberto',
  requires_action: 'pendente',
  awaiting_payer: 'aguardando',
  processing: 'em_aberto',
  authorized: 'em_aberto',
  in_review: 'em_analise',
  failed: 'nao_aprovado',
  canceled: 'nao_aprovado',
  expired: 'nao_aprovado',
  paid: 'aprovado',
  refund_pending: 'aprovado',
  partially_refunded: 'aprovado',
  disputed: 'aprovado',
  refunded: 'nao_aprovado',
}

/** Exceptions: the payer of a Pix or boleto has something to do, and a bank confirms an ACH debit days later. */
const resultsByMethod: Readonly<Partial<Record<PaymentMethod, Partial<Record<PaymentState, ResultKey>>>>> = {
  pix: { created: 'pendente', unknown: 'pendente', awaiting_payer: 'pendente', processing: 'pendente' },
  boleto: { created: 'pendente', unknown: 'pendente', awaiting_payer: 'pendente', processing: 'pendente' },
  card: { awaiting_payer: 'pendente' },
  ach: { processing: 'aprovado', authorized: 'aprovado' },
}

/** The answer of a checkout (specification §4). */
export const toResultKey = (state: PaymentState, method: PaymentMethod): ResultKey =>
  resultsByMethod[method]?.[state] ?? results[state]

/** The state that a payment page shows; `not_found` for an unknown code. */
export const toPageState = (state: PaymentState | undefined): PaymentPageState => (state ? pages[state] : 'not_found')
