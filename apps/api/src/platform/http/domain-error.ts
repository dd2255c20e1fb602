import { type CommonErrorCode, commonErrors } from '@narthex/contract/errors'

export interface ErrorDetail {
  readonly path: string
  readonly message: string
}

/** An answer that is an error: a code of the contract, its status, and details that the caller may see. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: string
  readonly status: number
  readonly details: readonly ErrorDetail[] | undefined
  /** When to come back, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    details?: readonly ErrorDetail[],
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const common = (code: CommonErrorCode, message: string, details?: readonly ErrorDetail[], retryAfterSeconds?: number) =>
  new DomainError(commonErrors[code], code, message, details, retryAfterSeconds)

export const notFound = () => common('NOT_FOUND', 'There is nothing here')
export const hostUnknown = () => common('HOST_UNKNOWN', 'No church answers at this host')
export const churchInactive = () => common('CHURCH_INACTIVE', 'This church is not active')
export const unauthenticated = () => common('UNAUTHENTICATED', 'You must be logged in to proceed')
export const forbidden = () => common('FORBIDDEN', 'You may not do this')
export const invalid = (details: readonly ErrorDetail[]) => common('VALIDATION', 'Some fields are not valid', details)
export const conflict = (message: string) => common('CONFLICT', message)
export const methodNotAllowed = () => common('METHOD_NOT_ALLOWED', 'This method is not served here')
export const tooManyRequests = (retryAfterSeconds: number) =>
  common('TOO_MANY_REQUESTS', 'Too many requests; try again later', undefined, retryAfterSeconds)
export const busy = (retryAfterSeconds: number) =>
  common('BUSY', 'Too much is asked at once; try again later', undefined, retryAfterSeconds)
