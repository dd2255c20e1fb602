import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import type { PayableMethod } from '@narthex/contract/payments/payable-method'
import { type Gift, sumGift } from '../gift.ts'
import { useTotalWithFees } from '../use-total-with-fees.ts'

export interface GiftPrice {
  /** Amount for the reasons, in cents. */
  readonly amount: number
  /** Fees in cents; 0 if there are none, or the church does not ask for them. */
  readonly fees: number
  /** Total to pay, in cents. */
  readonly total: number
  /** The methods that take as much. */
  readonly offered: readonly PayableMethod[]
  /** The chosen one, else the church's first. */
  readonly method: PayableMethod | undefined
}

export function useGiftPrice(gift: Gift, { metodos, flagTaxas }: GivingSettings): GiftPrice {
  const amount = sumGift(gift)
  const offered = metodos.filter(({ maximo }) => maximo === null || amount <= maximo)
  const method =
    offered.find(({ codigoMetodoPagamento }) => codigoMetodoPagamento === gift.codigoMetodoPagamento) ?? offered[0]
  const covered = useTotalWithFees(amount, method?.codigoMetodoPagamento ?? null)
  const fees = flagTaxas && covered !== undefined ? covered - amount : 0
  return { amount, fees, total: gift.flagUsuarioTaxa ? amount + fees : amount, offered, method }
}
