/** The ways to pay. */
export const paymentMethods = [
  'card',
  'boleto',
  'pix',
  'manual_pix',
  'paypal',
  'picpay',
  'ach',
  'cash',
  'bank_transfer',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Where one payment stands. `unknown`: it was sent and no answer came, so only the gateway knows. */
export const paymentStates = [
  'created',
  'requires_action',
  'awaiting_payer',
  'processing',
  'in_review',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'disputed',
  'unknown',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Answers of a checkout. */
export const resultKeys = ['aprovado', 'em_aberto', 'em_analise', 'pendente', 'aguardando', 'nao_aprovado'] as const
export type ResultKey = (typeof resultKeys)[number]

/** States that the page of a payment shows. */
export const paymentPageStates = ['success', 'waiting', 'review', 'canceled', 'refunded', 'not_found'] as const
export type PaymentPageState = (typeof paymentPageStates)[number]

/** The currencies that a church may take. All of them have cents. */
export const currencies = ['BRL', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** An amount in the smallest unit of its currency: a safe integer. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** The gateways by name; those with a number are known by it on the wire. */
export const gatewayNumbers = { cardconnect: 1, picpay: 4, stripe: 5, zoop: 8, asaas: 9 } as const
export const gatewayNames = [
  'asaas',
  'zoop',
  'stripe',
  'picpay',
  'cardconnect',
  'paypal',
  'offline',
  'rehearsal',
] as const
/** The number of a gateway on the wire; null for one that has none. */
export const findGatewayNumber = (name: GatewayName): number | null =>
  name in gatewayNumbers ? gatewayNumbers[name as keyof typeof gatewayNumbers] : null

export type GatewayName = (typeof gatewayNames)[number]
/** The gateways of third parties: those with credentials. */
export const remoteGatewayNames = ['asaas', 'zoop', 'stripe', 'picpay', 'cardconnect', 'paypal'] as const
export type RemoteGatewayName = (typeof remoteGatewayNames)[number]
