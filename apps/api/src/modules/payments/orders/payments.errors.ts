import type { HolderField, PayerField } from '@narthex/contract/payments/payer-fields'
import { code } from '@narthex/contract/validation/codes'
import { DomainError } from '../../../platform/errors/domain-error.ts'

export const methodUnavailable = () => new DomainError('EVT_REG_010')
export const cashUnavailable = () => new DomainError('EVT_REG_012')
export const boletoUnavailable = () => new DomainError('EVT_REG_013')
export const installmentsUnavailable = () => new DomainError('EVT_REG_015')
/** The purchase has to be paid at once. */
export const eventInstallmentsUnavailable = () => new DomainError('EVT_REG_017')
export const installmentCountRefused = () => new DomainError('EVT_REG_016')
/** The fields are the details: `payer.documento`. */
export const payerDataMissing = (fields: readonly PayerField[] = []) => missing('payer', fields)
/** The fields are the details: `body.documento`. */
export const holderDataMissing = (fields: readonly HolderField[]) => missing('body', fields)
export const orderSettled = () => new DomainError('ORDER_SETTLED')
export const paymentInProgress = () => new DomainError('PAYMENT_IN_PROGRESS')
export const keyInUse = () => new DomainError('IDEMPOTENCY_KEY_IN_USE')
export const onlyInBrazil = () => new DomainError('ONLY_IN_BRAZIL')
export const amountTooLarge = () => new DomainError('AMOUNT_TOO_LARGE')
export const cardRefused = () => new DomainError('CARD_REFUSED')
export const invalidCardToken = () => new DomainError('INVALID_CARD_TOKEN')
export const gatewayUnavailable = () => new DomainError('GATEWAY_UNAVAILABLE')
export const notRefundable = () => new DomainError('NOT_REFUNDABLE')
export const onlyWholeRefund = () => new DomainError('ONLY_WHOLE_REFUND')

function missing(at: string, fields: readonly string[]): DomainError {
  const details = fields.map((field) => ({ path: `${at}.${field}`, message: code('REQUIRED') }))
  return new DomainError('EVT_REG_026', details.length > 0 ? { details } : {})
}
