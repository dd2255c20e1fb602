import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about subscriptions of Play, and about titles that are had alone. */
export const playSubscriptionErrors = {
  /** Inactive, hidden from who has no link, or the church takes no payments for it. */
  PLAY_PLAN_UNAVAILABLE: { status: 409, message: 'This plan is not available.' },
  PLAY_ALREADY_SUBSCRIBED: { status: 409, message: 'There is a subscription already.' },
  PLAY_SUBSCRIPTION_ENDED: { status: 409, message: 'This subscription has ended.' },
  /** The call makes no sense in the state that the subscription is in. */
  PLAY_NOT_CHANGEABLE: { status: 409, message: 'This subscription cannot be changed in this way now.' },
  PLAY_CHARGE_IN_PROGRESS: { status: 409, message: 'A payment of this subscription is in progress.' },
  /** Not paid, accepted already, or given back. */
  PLAY_GIFT_UNAVAILABLE: { status: 409, message: 'This gift can no longer be accepted.' },
  /** Not sold alone in this way, or not published. */
  PLAY_NOT_SOLD: { status: 409, message: 'This title is not sold in this way.' },
  PLAY_ALREADY_OWNED: { status: 409, message: 'This title can be watched already.' },
} as const satisfies ErrorCatalogue
