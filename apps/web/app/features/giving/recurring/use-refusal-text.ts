import { ApiError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { findPurchaseCode } from '../../../payments/purchase-failure.tsx'

const own = [
  'GIVING_UNAVAILABLE',
  'REASON_UNAVAILABLE',
  'RECURRENCE_NOT_ALLOWED',
  'GIFT_TOO_SMALL',
  'LIMIT_REACHED',
  'CHANGED_MEANWHILE',
  'RECURRENCE_ENDED',
  'CYCLE_IN_PROGRESS',
  'NOT_FOUND',
] as const

/** Says of a call about a recurring gift why it was refused. Texts: `recurringGifts`, `purchaseErrors`, `forms`, `captcha`. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('recurringGifts.refusals')
  const purchases = useTranslations('purchaseErrors')
  const failureText = useFailureText()
  return (error) => {
    const code = error instanceof ApiError ? own.find((known) => known === error.code) : undefined
    if (code) return t(code)
    const purchaseCode = findPurchaseCode(error)
    return purchaseCode ? purchases(purchaseCode) : failureText(error)
  }
}
