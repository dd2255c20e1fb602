/** The gateway refused the payment itself: the payer may try another card or method. */
export class PaymentDeclined extends Error {
  override readonly name = 'PaymentDeclined'
  readonly code: string
  constructor(code: string) {
    super(`The gateway declined the payment: ${code}.`)
    this.code = code
  }
}

/** The gateway found the request wrong: a mistake of ours, or a field that only the gateway checks. */
export class InvalidGatewayRequest extends Error {
  override readonly name = 'InvalidGatewayRequest'
  readonly code: string
  readonly field: string | undefined
  constructor(code: string, field?: string) {
    super(`The gateway found the request invalid: ${code}${field ? ` (${field})` : ''}.`)
    this.code = code
    this.field = field
  }
}

/** Nothing was sent, or the gateway surely did nothing: it is safe to send it again. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'
}

/** Failure of a request that was sent, and had no answer: look the payment up by its reference before anything else. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
}

/** The church's credentials are wrong or withdrawn. */
export class GatewayAccessDenied extends Error {
  override readonly name = 'GatewayAccessDenied'
}

/** The gateway knows no such payment. */
export class PaymentNotFound extends Error {
  override readonly name = 'PaymentNotFound'
}

/** A webhook that is forged, stale or not readable. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}
