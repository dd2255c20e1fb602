import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'

/** The methods that the gift is too large for (specification §5), which are not offered. */
export function MethodLimits({ amount, settings }: { amount: number; settings: GivingSettings }) {
  const t = useTranslations('giveCheckout')
  const methods = useTranslations('payments.methods')
  const money = useMoney()
  return settings.metodos.map(({ codigoMetodoPagamento: method, maximo }) =>
    maximo !== null && amount > maximo ? (
      <p key={method} className="mt-2 text-sm text-muted">
        {t('upTo', { method: methods(method), amount: money(maximo, settings.moeda) })}
      </p>
    ) : null,
  )
}
