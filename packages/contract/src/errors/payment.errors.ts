import type { ErrorCatalogue } from './errors.ts'

/**
 * Codes of a purchase (specification §8). 005 to 009, 011, 018, 022 and 025 are not used. A module that sells something
 * answers those about what it sells; the web has a message and a remedy for each (`purchaseRemedies`).
 */
export const purchaseErrors = {
  EVT_REG_001: { status: 409, message: 'The tickets are sold out.' },
  EVT_REG_002: { status: 409, message: 'The event has ended.' },
  EVT_REG_003: { status: 409, message: 'The form now has required fields. Start again and choose a ticket.' },
  EVT_REG_004: { status: 409, message: 'The form has changed. Start again and choose a ticket.' },
  EVT_REG_010: { status: 409, message: 'This payment method is not available.' },
  EVT_REG_012: { status: 409, message: 'Payment in cash is not available.' },
  EVT_REG_013: { status: 409, message: 'Payment by boleto is not available.' },
  EVT_REG_014: { status: 409, message: 'The total has changed. Review the tickets.' },
  EVT_REG_015: { status: 409, message: 'This payment method has no instalments.' },
  EVT_REG_016: { status: 409, message: 'This number of instalments is not allowed for the amount.' },
  EVT_REG_017: { status: 409, message: 'The event does not allow instalments.' },
  EVT_REG_019: { status: 409, message: 'The ticket is not available.' },
  EVT_REG_020: { status: 409, message: 'The ticket is not on sale.' },
  EVT_REG_021: { status: 409, message: 'The quantity is not available.' },
  EVT_REG_023: { status: 409, message: 'The rules have changed. Review the tickets.' },
  EVT_REG_024: { status: 409, message: 'A chosen ticket is no longer available.' },
  EVT_REG_026: { status: 409, message: 'Required personal data is missing.' },
} as const satisfies ErrorCatalogue
export type PurchaseErrorCode = keyof typeof purchaseErrors

/** Answered by calls about orders, payments and saved cards. */
export const paymentErrors = {
  ORDER_SETTLED: { status: 409, message: 'The order is paid already.' },
  /** An earlier payment of the order may still succeed. */
  PAYMENT_IN_PROGRESS: { status: 409, message: 'A payment of this order is in progress.' },
  IDEMPOTENCY_KEY_IN_USE: { status: 409, message: 'This key was used for another request.' },
  /** Specification §5. */
  ONLY_IN_BRAZIL: { status: 409, message: 'This payment method needs a Brazilian address.' },
  AMOUNT_TOO_LARGE: { status: 409, message: 'The amount is too large for this payment method.' },
  /** The gateway takes no payment from this card. */
  CARD_REFUSED: { status: 409, message: 'Some data of the card is wrong.' },
  INVALID_CARD_TOKEN: { status: 400, message: 'The card token is not valid or has expired.' },
  GATEWAY_UNAVAILABLE: { status: 503, message: 'The payment gateway is not available. Try again later.' },
} as const satisfies ErrorCatalogue
export type PaymentErrorCode = keyof typeof paymentErrors

/** Answered by calls of the treasurer's. */
export const paymentOfficeErrors = {
  NOT_REFUNDABLE: { status: 409, message: 'The payment does not have this much left to refund.' },
  ONLY_WHOLE_REFUND: { status: 409, message: 'This gateway refunds a payment only as a whole.' },
} as const satisfies ErrorCatalogue
