import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { PaymentFacts } from '../payments/orders/payments.signals.ts'

/** A gift after the change that is announced. Amounts in cents. */
export interface GiftFacts {
  /** Its order's public code. */
  readonly codigo: string
  /** Null for a visitor, and where the giver has left since. */
  readonly memberId: MemberId | null
  readonly moeda: Currency
  /** For the reasons: before fees. */
  readonly valor: number
  /** What the giver paid; null while nothing was received. */
  readonly total: number | null
  /** What was given back of the total so far. */
  readonly estornado: number
  readonly metodo: PaymentMethod | null
  /** The recurring gift that it belongs to, and the number of its cycle. */
  readonly recurrence: { readonly id: string; readonly cycle: number } | null
}

/** Runs in the transaction that writes the change. An error undoes the change, and the payment is read again later. */
export type GiftListener = (work: ChurchWork, gift: GiftFacts, payment: PaymentFacts) => Promise<void>

/** What the product does about gifts, such as mails and the cycles of recurring gifts. */
export interface GivingSignals {
  /** Once per gift. */
  readonly giftReceived: readonly GiftListener[]
  /** A payment of the gift failed, was canceled or expired: another may follow. Not after the gift was received. */
  readonly giftFailed: readonly GiftListener[]
  /** Money went back, in part or whole: `estornado` is the sum. */
  readonly giftRefunded: readonly GiftListener[]
}

export const noGivingSignals: GivingSignals = { giftReceived: [], giftFailed: [], giftRefunded: [] }

declare module '../../platform/modules/module.ts' {
  interface Signals extends GivingSignals {}
}
