import { findErrorCode } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'
import { CouponField } from '../../../payments/coupon-field.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { Quoted } from './use-quote.ts'

export interface TicketCouponProps {
  readonly cupom: string
  readonly quoted: Quoted
  readonly onChange: (cupom: string) => void
}

/** A coupon of a purchase: the server judges it with the price, and it stands in the field until it is another. */
export function TicketCoupon({ cupom, quoted: { quote, error }, onChange }: TicketCouponProps) {
  const t = useTranslations('ticketBuying.coupon')
  const words = useTranslations('purchaseErrors')
  const money = useMoney()
  const isRefused = findErrorCode(error) === 'COUPON_UNAVAILABLE'
  const code = cupom !== '' && !isRefused ? quote?.cupom : undefined
  return (
    <CouponField
      texts={{ label: t('label'), apply: t('apply'), remove: t('remove'), refused: words('COUPON_UNAVAILABLE') }}
      applied={quote && code ? t('applied', { code, amount: money(quote.desconto, quote.moeda) }) : undefined}
      initial={cupom}
      isRefused={cupom !== '' && isRefused}
      optional=" "
      onApply={onChange}
      onRemove={() => onChange('')}
    />
  )
}
