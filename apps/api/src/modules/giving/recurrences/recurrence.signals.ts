import type { RecurrenceState, recurrenceMeans, Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Currency } from '@narthex/contract/payments/payment-states'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** A recurring gift as its listeners know it. Cents; days in the church's time zone. */
export interface RecurrenceFacts {
  readonly id: string
  readonly memberId: MemberId
  readonly reasonId: number
  readonly situacao: RecurrenceState
  readonly valor: number
  readonly moeda: Currency
  readonly meio: (typeof recurrenceMeans)[number]
  /** The day of the next charge; null where none follows. */
  readonly proxima: string | null
}

/** A charge of a recurring gift. Cents; a day in the church's time zone. */
export interface CycleFacts {
  readonly ciclo: number
  /** The day for which it was planned. */
  readonly dia: string
  readonly valor: number
  /** Code of the order; null before an order is placed. */
  readonly pedido: string | null
}

export interface FailedCycleFacts extends CycleFacts {
  /** The gateway's code of the refusal. */
  readonly codigoRecusa: string | null
  /** Moment of the next attempt; null if there is none, in which case `paused` follows. */
  readonly nextTryAt: Date | null
}

/** The card that will expire. */
export interface ExpiringCard {
  readonly bandeira: string
  readonly ultimosDigitos: string
  readonly validadeMes: number
  readonly validadeAno: number
}

type Listener<Rest extends unknown[]> = (work: ChurchWork, gift: RecurrenceFacts, ...rest: Rest) => Promise<void>

/** Signals about recurring gifts, sent in the transaction that writes the change: an error undoes it. */
export interface RecurrenceSignals {
  /** A cycle is paid: once per cycle. Its gift has announced itself as received before. */
  readonly charged: readonly Listener<[CycleFacts]>[]
  /** A try failed. Where it is not tried again, `paused` follows. */
  readonly chargeFailed: readonly Listener<[FailedCycleFacts]>[]
  /** The gift stands still until its giver acts; `standstill` says what is missing. */
  readonly paused: readonly Listener<[Standstill]>[]
  /** The gift's card expires at a month's end within 30 days. Sent once per card. */
  readonly cardExpiring: readonly Listener<[ExpiringCard]>[]
  /** The giver has authorised the gift at their bank (Pix Automático). */
  readonly authorised: readonly Listener<[]>[]
}

export const noRecurrenceSignals: RecurrenceSignals = {
  charged: [],
  chargeFailed: [],
  paused: [],
  cardExpiring: [],
  authorised: [],
}

declare module '../../../platform/modules/module.ts' {
  interface Signals extends RecurrenceSignals {}
}
