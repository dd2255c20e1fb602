import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { data } from 'react-router'
import type { Failure, FailureReason } from './failure.ts'

const statuses: Record<Exclude<FailureReason, 'offline'>, number> = {
  generic: 503,
  unavailable: 503,
  inactive: 503,
  suspended: 503,
  noChurch: 404,
  notFound: 404,
}

/**
 * Creates what a loader throws to show the error page in the visitor's language, with the status of the reason.
 * @param details what the page of this reason shows besides
 */
export function failWith(
  reason: keyof typeof statuses,
  locale: Locale,
  details: Pick<Failure, 'church' | 'command' | 'retryAfterSeconds'> & Partial<Pick<Failure, 'messages'>> = {},
) {
  const failure: Failure = { reason, locale, messages: { errors: catalogue[locale].errors }, ...details }
  return data(failure, { status: statuses[reason] })
}

/** The page of a product in which no church has been founded: the texts travel with it alone, no other page needs them. */
export function failWithoutChurches(locale: Locale, command: string) {
  const { errors, emptyProduct } = catalogue[locale]
  const messages = { errors: { ...errors, noChurchTitle: emptyProduct.title, noChurch: emptyProduct.lead } }
  return failWith('noChurch', locale, { messages, command })
}

/** Whether the loader failed because the host has no church or an inactive one. */
export function isClosed(thrown: unknown): boolean {
  const { reason } = (thrown as { data?: Partial<Failure> }).data ?? {}
  return reason === 'inactive' || reason === 'suspended' || reason === 'noChurch'
}
