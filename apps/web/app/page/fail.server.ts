import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { data } from 'react-router'
import type { ClosedChurch, Failure, FailureReason } from './failure.ts'

const statuses: Record<Exclude<FailureReason, 'offline' | 'unavailable'>, number> = {
  generic: 503,
  inactive: 503,
  noChurch: 404,
  notFound: 404,
}

/** Creates what a loader throws to show the error page in the visitor's language, with the status of the reason. */
export function failWith(reason: keyof typeof statuses, locale: Locale) {
  const failure: Failure = { reason, locale, messages: { errors: catalogue[locale].errors } }
  return data(failure, { status: statuses[reason] })
}

/** The same for a church whose site is switched off: its name, and how to reach it. */
export function failInactive({ nome, email, telefone }: ClosedChurch, locale: Locale) {
  const messages = { errors: catalogue[locale].errors }
  const failure: Failure = { reason: 'inactive', locale, messages, church: { nome, email, telefone } }
  return data(failure, { status: statuses.inactive })
}

/** Creates the error page for an unavailable API; it retries by itself. */
export function failUnavailable(locale: Locale, retryAfterSeconds: number) {
  const messages = { errors: catalogue[locale].errors }
  const failure: Failure = { reason: 'unavailable', locale, messages, retryAfterSeconds }
  return data(failure, { status: 503 })
}

/** Whether the loader failed because the host has no church or an inactive one. */
export function isClosed(thrown: unknown): boolean {
  const { reason } = (thrown as { data?: Partial<Failure> }).data ?? {}
  return reason === 'inactive' || reason === 'noChurch'
}
