import { NoResponseError } from '@narthex/contract/client'
import { fallbackLocale, type Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import { errors } from '@narthex/locales/en/errors'
import { isRouteErrorResponse } from 'react-router'

/** Why there is an error page instead of the one asked for. */
export type FailureReason = 'generic' | 'notFound' | 'inactive' | 'noChurch' | 'offline'

/** What a loader throws: enough for the error page to speak even where nothing else could be loaded. */
export interface Failure {
  readonly reason: FailureReason
  readonly locale: Locale
  readonly messages: Pick<Spoken, 'errors'>
}

/** What to say of anything that was thrown: a loader's failure as it is; of bugs and dead lines only that they were. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error) && isFailure(error.data)) return error.data
  return { reason: reasonOf(error), locale: fallbackLocale, messages: { errors } }
}

function reasonOf(error: unknown): FailureReason {
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'notFound' : 'generic'
  const isUnanswered = error instanceof TypeError || error instanceof NoResponseError
  return isUnanswered && typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'generic'
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'reason' in value && 'messages' in value
}
