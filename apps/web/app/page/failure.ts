import type { Church } from '@narthex/contract/churches/church.schemas'
import { NoResponseError } from '@narthex/contract/client'
import { fallbackLocale, type Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import { errors } from '@narthex/locales/en/errors'
import { isRouteErrorResponse } from 'react-router'

/** The reason for showing an error page. */
export type FailureReason = 'generic' | 'unavailable' | 'notFound' | 'inactive' | 'suspended' | 'noChurch' | 'offline'

/** Error that a loader throws, with everything that the error page needs when nothing else could be loaded. */
export interface Failure {
  readonly reason: FailureReason
  readonly locale: Locale
  readonly messages: Pick<Spoken, 'errors'>
  /** Seconds after which the page may try again by itself; only for `unavailable`. */
  readonly retryAfterSeconds?: number | undefined
  /** The closed church, so that visitors can still reach it; only for `inactive` and `suspended`. */
  readonly church?: ClosedChurch | undefined
  /** Command that founds the first church; only for `noChurch`. */
  readonly command?: string | undefined
}

export type ClosedChurch = Pick<Church, 'nome' | 'email' | 'telefone'>

/** Converts any thrown value: a loader's failure stays; bugs become `generic`, lost connections `offline`. */
export function toFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error) && isFailure(error.data)) return error.data
  const reason = reasonOf(error)
  const retryAfterSeconds = reason === 'unavailable' ? usualRetrySeconds : undefined
  return { reason, locale: fallbackLocale, messages: { errors }, retryAfterSeconds }
}

const reasons: Readonly<Record<number, FailureReason>> = { 404: 'notFound', 503: 'unavailable' }
/** Used when the answer names no delay. */
const usualRetrySeconds = 5

function reasonOf(error: unknown): FailureReason {
  if (isRouteErrorResponse(error)) return reasons[error.status] ?? 'generic'
  const isUnanswered = error instanceof TypeError || error instanceof NoResponseError
  return isUnanswered && typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'generic'
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'reason' in value && 'messages' in value
}
