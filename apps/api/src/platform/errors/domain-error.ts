import { type ErrorCode, errorCatalogue } from '@narthex/contract/errors/error-catalogue'

export interface ErrorDetail {
  readonly path: string
  readonly message: string
}

interface ErrorOptions {
  /** Takes the place of the catalogue's message. */
  readonly message?: string
  /** Details that the caller may see. */
  readonly details?: readonly ErrorDetail[]
  readonly retryAfterSeconds?: number
  /** The record as it is by now, with CHANGED_MEANWHILE. */
  readonly current?: unknown
}

/** An error of the contract's catalogue, with its status and message. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: readonly ErrorDetail[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly current: unknown

  constructor(code: ErrorCode, { message, details, retryAfterSeconds, current }: ErrorOptions = {}) {
    super(message ?? errorCatalogue[code].message)
    this.code = code
    this.status = errorCatalogue[code].status
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
    this.current = current
  }
}

export const notFound = () => new DomainError('NOT_FOUND')
export const hostUnknown = () => new DomainError('HOST_UNKNOWN')
export const churchInactive = () => new DomainError('CHURCH_INACTIVE')
export const unauthenticated = () => new DomainError('UNAUTHENTICATED')
export const forbidden = () => new DomainError('FORBIDDEN')
export const invalid = (details: readonly ErrorDetail[]) => new DomainError('VALIDATION', { details })
export const conflict = (message: string) => new DomainError('CONFLICT', { message })
export const methodNotAllowed = () => new DomainError('METHOD_NOT_ALLOWED')
export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
export const busy = (retryAfterSeconds: number) => new DomainError('BUSY', { retryAfterSeconds })
