import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'

/** The wait before a rush: the place is kept, and the page goes on by itself. */
export function QueuePanel({ place, onLeave }: { readonly place: number; readonly onLeave: () => void }) {
  const t = useTranslations('ticketBuying.queue')
  return (
    <section className={`${cardClass} grid justify-items-center gap-3 px-6 py-10 text-center`}>
      <Spinner className="size-8 text-brand-text" />
      <h2 className="text-xl">{t('title')}</h2>
      <p role="status" className="text-2xl font-semibold tabular-nums">
        {t('place', { place: String(place) })}
      </p>
      <p className="max-w-measure text-muted">{t('lead')}</p>
      <button type="button" onClick={onLeave} className={buttonClass('quiet')}>
        {t('leave')}
      </button>
    </section>
  )
}
