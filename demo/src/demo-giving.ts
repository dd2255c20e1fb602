import type { saveGivingSettings } from '@narthex/api/modules/giving/giving-settings.service'
import type { addReason } from '@narthex/api/modules/giving/reasons.editing.service'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { Scene } from './scenes/scene.ts'

/** Giving of a church: its settings, its reasons, and the gifts of the last months. */
export interface DemoGiving {
  readonly settings: Parameters<typeof saveGivingSettings>[1]
  readonly reasons: readonly DemoReason[]
  readonly gifts: readonly DemoGifts[]
  readonly recurrences: readonly DemoRecurrence[]
}

/** A regular gift of a person by card. */
export interface DemoRecurrence {
  /** A login of the church. */
  readonly by: string
  /** The name of a reason. */
  readonly to: string
  readonly cents: number
  readonly everyDays: number
  /** The day of the first charge. */
  readonly startedDaysAgo: number
  readonly isPaused?: boolean
}

export interface DemoReason extends Omit<Parameters<typeof addReason>[1], 'imagem' | 'meta'> {
  readonly scene?: Scene
  /** Cents; a goal with a day is reached, or not, in so many days from now. */
  readonly goal?: { readonly cents: number; readonly endsInDays?: number }
}

/** A gift, or the same one again and again. */
export interface DemoGifts {
  /** A login of the church, or a visitor. */
  readonly by: string | { readonly nome: string; readonly email: string; readonly documento?: string }
  readonly method: PaymentMethod
  /** Cents by the names of the reasons. */
  readonly to: Readonly<Record<string, number>>
  /** The newest of them. */
  readonly daysAgo: number
  /** Given so often, each time so many days before. */
  readonly times?: number
  readonly everyDays?: number
  /** State of the gift; by default it is received. */
  readonly is?: 'waiting' | 'expired' | 'refunded' | 'partly refunded' | 'disputed'
  readonly comment?: string
  readonly isAnonymous?: true
  readonly coversFees?: true
}
