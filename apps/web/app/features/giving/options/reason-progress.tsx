import { longDate } from '@narthex/client/format/long-dates'
import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { useLocale, useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'

export interface ReasonProgressProps {
  readonly meta: NonNullable<GivingReason['meta']>
  readonly currency: Currency
  /** Amount raised, in cents. */
  readonly raised: number
}

const reachedClass = '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success'
const underwayClass =
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:shadow-[inset_0_0_0_1px_var(--brand-edge)]'

/** Progress of a reason towards its goal. */
export function ReasonProgress({ meta, currency, raised }: ReasonProgressProps) {
  const t = useTranslations('giving.goal')
  const money = useMoney()
  const locale = useLocale()
  const goal = money(meta.valor, currency, { isShort: true })
  const share = Math.min(100, Math.floor((raised * 100) / meta.valor))
  const isReached = share === 100
  return (
    <div className="px-4 pb-4">
      <progress
        max={100}
        value={share}
        aria-label={t('label')}
        className={`block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full ${isReached ? reachedClass : underwayClass}`}
      />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>
          {isReached
            ? t('reached', { raised: money(raised, currency, { isShort: true }) })
            : t('raised', { raised: money(raised, currency, { isShort: true }), goal })}
        </span>
        {meta.ate && <span>{t('until', { date: longDate(meta.ate, locale) })}</span>}
      </p>
    </div>
  )
}
