import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import type { Sums } from './year-sums.ts'

export interface YearSummaryProps {
  /** Year of the sums; all years if undefined. */
  readonly year: number | undefined
  readonly sums: Sums
  /** Actions for the year: statement, table. */
  readonly children?: ReactNode
}

/** Total of the gifts in a year, in large type. */
export function YearSummary({ year, sums: { amounts, count }, children }: YearSummaryProps) {
  const t = useTranslations('givingHistory')
  const money = useMoney()
  return (
    <section className="rounded-hero bg-brand-soft p-5 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-8 sm:p-6">
      <div>
        <h2 className="text-base font-semibold text-brand-text">
          {year === undefined ? t('inAll') : t('inYear', { year: String(year) })}
        </h2>
        {amounts.map(({ currency, cents }) => (
          <p key={currency} className="text-2xl leading-tight font-semibold tabular-nums sm:text-hero">
            {money(cents, currency)}
          </p>
        ))}
        <p className="mt-1 text-muted">{t('count', { count })}</p>
      </div>
      {children && <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">{children}</div>}
    </section>
  )
}
