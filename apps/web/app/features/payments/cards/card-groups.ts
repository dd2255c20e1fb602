import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { gatewayNames } from '@narthex/contract/payments/payee'

export interface CardGroup {
  /** Undefined for a gateway without a number. */
  readonly name: string | undefined
  readonly cards: readonly SavedCard[]
}

/** Cards by the gateway that keeps them (specification §3), in the order in which they come. */
export function groupByGateway(cards: readonly SavedCard[]): CardGroup[] {
  const groups = Map.groupBy(cards, ({ idGatewayPagamento }) => idGatewayPagamento)
  return [...groups].map(([number, kept]) => ({
    name: number === null ? undefined : gatewayNames[number],
    cards: kept,
  }))
}
