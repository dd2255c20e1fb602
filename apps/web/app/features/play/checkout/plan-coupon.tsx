import { textLinkClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CouponField } from '../../../payments/coupon-field.tsx'

export interface PlanCouponProps {
  /** The coupon that is applied. */
  readonly value: string | undefined
  readonly onApply: (coupon: string) => Promise<void>
  readonly onRemove: () => void
}

/** A coupon, for those who have one. */
export function PlanCoupon({ value, onApply, onRemove }: PlanCouponProps) {
  const t = useTranslations('playCheckout.coupon')
  const [isOpen, setOpen] = useState(false)
  if (value === undefined && !isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`${textLinkClass} justify-self-start`}>
        {t('have')}
      </button>
    )
  }
  return (
    <CouponField
      texts={{ label: t('label'), apply: t('apply'), remove: t('remove'), refused: t('refused') }}
      applied={value === undefined ? undefined : t('applied', { coupon: value })}
      onApply={onApply}
      onRemove={onRemove}
    />
  )
}
