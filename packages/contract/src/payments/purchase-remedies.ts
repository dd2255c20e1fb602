import type { PaymentErrorCode, PurchaseErrorCode } from '../errors/payment.errors.ts'
import type { BuyingErrorCode } from '../errors/ticket.errors.ts'

/** Action of the button under a purchase's error. */
export type PurchaseRemedy =
  /** Shows the church's other events. */
  | 'other-events'
  /** Begins the purchase again at its first step. */
  | 'restart'
  /** Returns to the choice of tickets, with the others kept. */
  | 'review-tickets'
  /** Returns to the choice of how to pay. */
  | 'choose-method'
  /** Returns to the choice of how to pay, set to one instalment. */
  | 'pay-once'
  /** Opens the form for missing personal data, and returns. */
  | 'update-data'
  /** Shows the page of the order. */
  | 'show-payment'
  /** Holds the same tickets again, with everything typed kept. */
  | 'hold-again'
  /** Returns to the ticket whose holder it is not for. */
  | 'change-holder'
  /** Repeats the purchase without the coupon. */
  | 'remove-coupon'
  /** Logs in, and returns. */
  | 'log-in'
  /** Sends the same request again. */
  | 'retry'

/** Specification §8. */
export const purchaseRemedies = {
  EVT_REG_001: 'other-events',
  EVT_REG_002: 'other-events',
  EVT_REG_003: 'restart',
  EVT_REG_004: 'restart',
  EVT_REG_010: 'choose-method',
  EVT_REG_012: 'choose-method',
  EVT_REG_013: 'choose-method',
  EVT_REG_014: 'review-tickets',
  EVT_REG_015: 'restart',
  EVT_REG_016: 'choose-method',
  EVT_REG_017: 'pay-once',
  EVT_REG_019: 'review-tickets',
  EVT_REG_020: 'review-tickets',
  EVT_REG_021: 'review-tickets',
  EVT_REG_023: 'review-tickets',
  EVT_REG_024: 'review-tickets',
  EVT_REG_026: 'update-data',
  ORDER_SETTLED: 'show-payment',
  PAYMENT_IN_PROGRESS: 'show-payment',
  IDEMPOTENCY_KEY_IN_USE: 'restart',
  ONLY_IN_BRAZIL: 'choose-method',
  AMOUNT_TOO_LARGE: 'choose-method',
  CARD_REFUSED: 'choose-method',
  INVALID_CARD_TOKEN: 'choose-method',
  GATEWAY_UNAVAILABLE: 'retry',
  HOLD_EXPIRED: 'hold-again',
  TICKET_LIMIT: 'review-tickets',
  NETWORK_SHARE: 'retry',
  TICKET_AUDIENCE: 'change-holder',
  COUPON_UNAVAILABLE: 'remove-coupon',
  LOGIN_TO_BUY: 'log-in',
  NO_WAITING_LIST: 'review-tickets',
} as const satisfies Record<PurchaseErrorCode | PaymentErrorCode | BuyingErrorCode, PurchaseRemedy>

/** For every other error of a purchase. */
export const fallbackRemedy: PurchaseRemedy = 'restart'
