import { ApiError } from '@narthex/contract/client'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { PurchaseFailure } from '../../../payments/purchase-failure.tsx'

const aboutGifts = ['GIVING_UNAVAILABLE', 'REASON_UNAVAILABLE', 'GIFT_TOO_SMALL'] as const

export interface GiftFailureProps {
  readonly error: unknown
  readonly isDeclined: boolean
  readonly onRemedy: (remedy: PurchaseRemedy) => void
}

/** Reason why the payment failed, that nothing was charged, and the remedy. */
export function GiftFailure({ error, isDeclined, onRemedy }: GiftFailureProps) {
  const t = useTranslations('giveCheckout.refusals')
  const code = aboutGifts.find((known) => error instanceof ApiError && error.code === known)
  if (code) {
    return (
      <Notice tone="danger">
        <p>{t(code)}</p>
        <SmartLink to="/give" className={`${buttonClass('quiet')} mt-3 mb-1`}>
          {t('change')}
        </SmartLink>
      </Notice>
    )
  }
  if (isDeclined) {
    return (
      <Notice tone="danger">
        <p>{t('declined')}</p>
      </Notice>
    )
  }
  return error === undefined ? null : <PurchaseFailure error={error} onRemedy={onRemedy} />
}
