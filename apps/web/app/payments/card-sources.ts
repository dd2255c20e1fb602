import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { gatewayNumbers } from '@narthex/contract/payments/payment-states'
import type { PageSources } from '../page.ts'

interface OfferedMethod {
  readonly codigoMetodoPagamento: PaymentMethodCode
  readonly idGatewayPagamento: number | null
}

/** Sources that the browser loads for a gateway's own card form or confirmation, by the gateway's number. */
const sourcesByGateway: Readonly<Record<number, Partial<PageSources>>> = {
  [gatewayNumbers.stripe]: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    connect: ['https://api.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  },
  [gatewayNumbers.cardconnect]: { connect: ['https://*.cardconnect.com'] },
}

/** A bank may want its confirmation of a card (3-D Secure) to begin with a form, at an address of its own. */
const challengeForms: Partial<PageSources> = { form: ['https:'] }

/** Sources that a page with a card form needs at a church with these methods: its own gateway, and no other. */
export function listCardSources(methods: readonly OfferedMethod[]): readonly Partial<PageSources>[] {
  const remote = methods.filter(({ idGatewayPagamento }) => idGatewayPagamento !== null)
  const hasCards = remote.some(({ codigoMetodoPagamento }) => codigoMetodoPagamento === 'CREDIT_CARD')
  const gateways = new Set(methods.map(({ idGatewayPagamento }) => idGatewayPagamento))
  const own = [...gateways].flatMap((number) => (number === null ? [] : (sourcesByGateway[number] ?? [])))
  return hasCards ? [...own, challengeForms] : own
}
