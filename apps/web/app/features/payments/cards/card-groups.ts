import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { gatewayNumbers } from '@narthex/contract/payments/payment-states'

/** Proper names by the gateway's number. */
const names: Readonly<Record<number, string>> = {
  [gatewayNumbers.cardconnect]: 'CardPointe',
  [gatewayNumbers.picpay]: 'PicPay',
  [gatewayNumbers.stripe]: 'Stripe',
  [gatewayNumbers.zoop]: 'Zoop',
  [gatewayNumbers.asaas]: 'Asaas',
}

export interface CardGroup {
  /** Undefined for a gateway without a number. */
  readonly name: string | undefined
  readonly cards: readonly SavedCard[]
}

/** Cards by the gateway that keeps them (specification §3), in the order in which they come. */
export function groupByGateway(cards: readonly SavedCard[]): CardGroup[] {
  const groups = Map.groupBy(cards, ({ idGatewayPagamento }) => idGatewayPagamento)
  return [...groups].map(([number, kept]) => ({ name: number === null ? undefined : names[number], cards: kept }))
}
