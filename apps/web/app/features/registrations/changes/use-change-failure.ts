import { findErrorCode } from '@narthex/contract/client'
import type { Messages } from '@narthex/locales/catalogue'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'

type Code = keyof Messages['ticketChanges']['errors']

const codes: readonly Code[] = [
  'NOT_CANCELABLE',
  'REFUND_CHANGED',
  'NOT_TRANSFERABLE',
  'TRANSFER_ENDED',
  'ANSWERS_CLOSED',
  'CHANGED_MEANWHILE',
  'NOT_FOUND',
  'EVT_REG_003',
  'EVT_REG_004',
  'LOGIN_TO_BUY',
  'TICKET_AUDIENCE',
]

/** What is said for an error of a call about a ticket, and for its codes in a form. */
export function useChangeFailure() {
  const t = useTranslations('ticketChanges.errors')
  const failureText = useFailureText()
  const describe = (error: unknown): string => {
    const known = codes.find((code) => code === findErrorCode(error))
    return known ? t(known) : failureText(error)
  }
  const refusals: Readonly<Record<string, string>> = Object.fromEntries(codes.map((code) => [code, t(code)]))
  return { describe, refusals }
}
