import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { PaymentFacts } from '../payments/orders/payments.signals.ts'

/** A gift after the change that is announced. Amounts in cents. */
export interface GiftFacts {
  /** Public code of the order. */
  readonly codigo: string
  /** Null for a visitor, and where the giver has left since. */
  readonly memberId: MemberId | null
  readonly moeda: Currency
  /** Amount for the reasons, before fees. */
  readonly valor: number
  /** Amount that the giver paid; null until it is received. */
  readonly total: number | null
  /** Amount refunded so far. */
  readonly estornado: number
  readonly metodo: PaymentMethod | null
  /** The recurring gift that it belongs to, and the number of its cycle. */
  readonly recurrence: { readonly id: string; readonly cycle: number } | null
}

/** Runs in the transaction that writes the change. An error undoes the change, and the payment is read again later. */
export type GiftListener = (work: ChurchWork, gift: GiftFacts, payment: PaymentFacts) => Promise<void>

/** Signals about gifts, for listeners such as mails and the cycles of recurring gifts. */
export interface GivingSignals {
  /** The gift was received. Sent once per gift. */
  readonly giftReceived: readonly GiftListener[]
  /** A payment of the gift failed, was canceled or expired: another may follow. Not after the gift was received. */
  readonly giftFailed: readonly GiftListener[]
  /** The gift was refunded in part or whole; `estornado` is the sum so far. */
  readonly giftRefunded: readonly GiftListener[]
}

export const noGivingSignals: GivingSignals = { giftReceived: [], giftFailed: [], giftRefunded: [] }

declare module '../../platform/modules/module.ts' {
  interface Signals extends GivingSignals {}
}
