import { ApiError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { findPurchaseCode } from '../../../payments/purchase-failure.tsx'

const own = [
  'CHANGED_MEANWHILE',
  'PLAY_SUBSCRIPTION_ENDED',
  'PLAY_NOT_CHANGEABLE',
  'PLAY_CHARGE_IN_PROGRESS',
  'PLAY_PLAN_UNAVAILABLE',
  'PLAY_ALREADY_SUBSCRIBED',
  'PLAY_GIFT_UNAVAILABLE',
  'NOT_FOUND',
  'LIMIT_REACHED',
] as const

/** Says of a call about a subscription why it was refused. Texts: `playSubscription`, `purchaseErrors`, `forms`, `captcha`. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('playSubscription.refusals')
  const purchases = useTranslations('purchaseErrors')
  const failureText = useFailureText()
  return (error) => {
    const code = error instanceof ApiError ? own.find((known) => known === error.code) : undefined
    if (code) return t(code)
    const purchaseCode = findPurchaseCode(error)
    return purchaseCode ? purchases(purchaseCode) : failureText(error)
  }
}
