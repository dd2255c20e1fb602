import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../../payments/use-money.ts'
import { useTotalWithFees } from '../../use-total-with-fees.ts'

export interface FeesFieldProps {
  readonly isCovered: boolean
  /** Cents; null while there is no amount. */
  readonly valor: number | null
  readonly currency: Currency
  readonly codigoMetodoPagamento: PaymentMethodCode
  readonly onChange: (isCovered: boolean) => void
}

/** Choice of paying the fees too, with the resulting amount of each charge. */
export function FeesField({ isCovered, valor, currency, codigoMetodoPagamento, onChange }: FeesFieldProps) {
  const t = useTranslations('recurringGifts.plan')
  const money = useMoney()
  const total = useTotalWithFees(isCovered ? valor : null, codigoMetodoPagamento)
  return (
    <CheckboxField
      label={t('fees')}
      hint={total === undefined ? t('feesHint') : t('feesTotal', { total: money(total, currency) })}
      checked={isCovered}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
