import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { data } from 'react-router'
import type { Failure, FailureReason } from './failure.ts'

const statuses: Record<Exclude<FailureReason, 'offline' | 'unavailable'>, number> = {
  generic: 503,
  inactive: 503,
  noChurch: 404,
  notFound: 404,
}

/** To be thrown by a loader: the error page for the reason, in the reader's language, with the reason's status. */
export function failWith(reason: keyof typeof statuses, locale: Locale) {
  const failure: Failure = { reason, locale, messages: { errors: catalogue[locale].errors } }
  return data(failure, { status: statuses[reason] })
}

/** The same where the API cannot answer for now: a page that tries again by itself. */
export function failUnavailable(locale: Locale, retryAfterSeconds: number) {
  const messages = { errors: catalogue[locale].errors }
  const failure: Failure = { reason: 'unavailable', locale, messages, retryAfterSeconds }
  return data(failure, { status: 503 })
}

/** Whether what a loader threw says that the host has nothing to show: no church, or one that is not active. */
export function isClosed(thrown: unknown): boolean {
  const { reason } = (thrown as { data?: Partial<Failure> }).data ?? {}
  return reason === 'inactive' || reason === 'noChurch'
}
