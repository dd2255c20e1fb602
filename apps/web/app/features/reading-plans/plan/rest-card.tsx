import { dateText } from '@narthex/client/format/dates'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import type { Reading } from '../plan-view.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { ReadingCard } from './reading-card.tsx'

/** A day without a reading: before the plan begins, on a day of rest, or after its last day. */
export function RestCard({ open, next }: { open: OpenSubscription; next: Reading }) {
  const t = useTranslations('readingPlans')
  const dates = useDateContext()
  const { view, subscription } = open
  const when = dateText(next.date, dates)
  const isBefore = view.today < subscription.inicio
  // The plan's last day is over: what is left is read now.
  if (next.date < view.today) return <ReadingCard open={open} reading={next} />
  return (
    <>
      <div className={`${cardClass} p-5 sm:p-6`}>
        <h2 className="text-xl">
          {isBefore ? t('notBegun', { when: dateText(subscription.inicio, dates) }) : t('nothingToday')}
        </h2>
        <p className="mt-1 text-muted">{isBefore ? t('notBegunLead') : t('nothingTodayLead', { when })}</p>
      </div>
      <ReadingCard open={open} reading={next} />
    </>
  )
}
