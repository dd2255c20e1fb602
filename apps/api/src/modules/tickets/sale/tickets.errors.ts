import type { ErrorCode } from '@narthex/contract/errors/error-catalogue'
import { DomainError, type ErrorDetail } from '../../../platform/errors/domain-error.ts'

const error =
  (code: ErrorCode) =>
  (details: readonly ErrorDetail[] = []): DomainError =>
    new DomainError(code, details.length > 0 ? { details } : {})

export const soldOut = error('EVT_REG_001')
export const eventEnded = error('EVT_REG_002')
/** The details name the questions: `participantes.0.respostas.7`. */
export const formNeedsMore = error('EVT_REG_003')
export const formChanged = error('EVT_REG_004')
/** The detail is the total now. */
export const totalChanged = (total: number) => error('EVT_REG_014')([{ path: 'total', message: String(total) }])
export const ticketUnavailable = error('EVT_REG_019')
export const ticketNotOnSale = error('EVT_REG_020')
/** The details tell how many are left of each type: `ingressos.3`, `2`. */
export const quantityUnavailable = error('EVT_REG_021')
export const rulesChanged = error('EVT_REG_023')
export const chosenTicketGone = error('EVT_REG_024')
export const buyerDataMissing = error('EVT_REG_026')
export const holdExpired = error('HOLD_EXPIRED')
export const ticketLimit = error('TICKET_LIMIT')
export const networkShare = error('NETWORK_SHARE')
export const wrongAudience = error('TICKET_AUDIENCE')
export const couponUnavailable = error('COUPON_UNAVAILABLE')
export const loginToBuy = error('LOGIN_TO_BUY')
export const noWaitingList = error('NO_WAITING_LIST')
export const notCancelable = error('NOT_CANCELABLE')
/** The detail is the amount now. */
export const refundChanged = (amount: number) =>
  error('REFUND_CHANGED')([{ path: 'devolucao', message: String(amount) }])
export const notTransferable = error('NOT_TRANSFERABLE')
export const transferEnded = error('TRANSFER_ENDED')
export const answersClosed = error('ANSWERS_CLOSED')
