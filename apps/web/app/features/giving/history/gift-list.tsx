import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import { byMonth, type Month } from './by-month.ts'
import { GiftRow } from './gift-row.tsx'

/** Gifts under their months. */
export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  const timeZone = useTimeZone() ?? 'UTC'
  return (
    <div className="grid gap-7">
      {byMonth(gifts, timeZone).map((month) => (
        <MonthSection key={month.month} month={month} />
      ))}
    </div>
  )
}

function MonthSection({ month: { month, gifts } }: { month: Month }) {
  const titleId = useId()
  const locale = useLocale()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-1 text-base font-semibold text-muted">
        {asOpening(monthText(month, locale))}
      </h2>
      <ul className={`${cardClass} mt-2.5 overflow-hidden`}>
        {gifts.map((gift) => (
          <GiftRow key={gift.pedido} gift={gift} />
        ))}
      </ul>
    </section>
  )
}
