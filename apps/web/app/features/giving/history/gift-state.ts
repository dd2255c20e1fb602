import type { Gift, GiftState } from '@narthex/contract/giving/giving.schemas'
import type { Messages } from '@narthex/locales/catalogue'

export type ShownState = keyof Messages['givingHistory']['states']

/** State of a gift as its giver sees it. A partial refund is named; the rest was received. */
export function shownState({ situacao, estornado }: Pick<Gift, 'situacao' | 'estornado'>): ShownState {
  if (situacao === 'RECEBIDA' && estornado > 0) return 'partlyReturned'
  return situacao satisfies GiftState
}

/** Checks whether a gift has a receipt: it was received, even if part of it was refunded later. */
export function hasReceipt({ situacao }: Pick<Gift, 'situacao'>): boolean {
  return situacao === 'RECEBIDA'
}
