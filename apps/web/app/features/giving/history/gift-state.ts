import type { Gift, GiftState } from '@narthex/contract/giving/giving.schemas'
import type { Messages } from '@narthex/locales/catalogue'

export type ShownState = keyof Messages['givingHistory']['states']

/** How a gift stands, as its giver reads it. A part that was given back is named; the rest of it was received. */
export function shownState({ situacao, estornado }: Pick<Gift, 'situacao' | 'estornado'>): ShownState {
  if (situacao === 'RECEBIDA' && estornado > 0) return 'partlyReturned'
  return situacao satisfies GiftState
}

/** There is a receipt for what was received, also where a part was given back later. */
export function hasReceipt({ situacao }: Pick<Gift, 'situacao'>): boolean {
  return situacao === 'RECEBIDA'
}
