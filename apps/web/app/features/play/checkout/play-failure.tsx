import { ApiError } from '@narthex/contract/client'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { PurchaseFailure } from '../../../payments/purchase-failure.tsx'

const own = [
  'PLAY_PLAN_UNAVAILABLE',
  'PLAY_ALREADY_SUBSCRIBED',
  'PLAY_CHARGE_IN_PROGRESS',
  'PLAY_NOT_SOLD',
  'PLAY_ALREADY_OWNED',
  'LIMIT_REACHED',
] as const

/** Error codes that the member's page of subscriptions explains. */
const seen: ReadonlySet<string> = new Set(['PLAY_ALREADY_SUBSCRIBED', 'PLAY_CHARGE_IN_PROGRESS'])

export interface PlayFailureProps {
  readonly error: unknown
  readonly isDeclined: boolean
  readonly onRemedy: (remedy: PurchaseRemedy) => void
}

/** Reason why the payment failed, that nothing was charged, and the remedy. */
export function PlayFailure({ error, isDeclined, onRemedy }: PlayFailureProps) {
  const t = useTranslations('playCheckout.refusals')
  const code = error instanceof ApiError ? own.find((known) => known === error.code) : undefined
  if (code || isDeclined) {
    return (
      <Notice tone="danger">
        <p>{t(code ?? 'declined')}</p>
        {code && seen.has(code) && (
          <SmartLink to="/user/subscriptions" className={`${buttonClass('quiet')} mt-3 mb-1`}>
            {t('manage')}
          </SmartLink>
        )}
      </Notice>
    )
  }
  return error === undefined ? null : <PurchaseFailure error={error} onRemedy={onRemedy} />
}
