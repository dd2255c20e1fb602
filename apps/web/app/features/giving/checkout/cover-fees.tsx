import type { Currency } from '@narthex/contract/payments/payment-states'
import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import type { GiftPrice } from './use-price.ts'

export interface CoverFeesProps {
  readonly price: GiftPrice
  readonly currency: Currency
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Choice of paying the fees too, with their exact amount. Nothing if there are no fees. */
export function CoverFees({ price: { amount, fees }, currency, isOn, onChange }: CoverFeesProps) {
  const t = useTranslations('giveCheckout.fees')
  const money = useMoney()
  if (fees === 0) return null
  return (
    <div className="rounded-card bg-sunken px-5 py-2">
      <Switch
        label={t('label', { amount: money(fees, currency) })}
        description={t(isOn ? 'on' : 'off', { amount: money(amount, currency) })}
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  )
}
