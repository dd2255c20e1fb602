import { asOpening } from '@narthex/client/format/dates'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { ZoneNote } from '../../../components/zone-note.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

/** A service that answers the question when the church meets. */
export interface FoundService {
  readonly id: string
  readonly title: string
  /** ISO 8601. */
  readonly startsAt: string
  /** Time in words, in the church's time zone. */
  readonly when: string
  /** Null at the church's own address. */
  readonly place: string | null
  /** Time or place differs from the usual this time. */
  readonly isChanged: boolean
}

/** The next services, for who asked when the church meets. */
export function ServiceAnswer({ services }: { readonly services: readonly FoundService[] }) {
  const t = useTranslations('search')
  const { church } = useChurchSite()
  return (
    <section aria-labelledby="services" className={`${cardClass} p-5`}>
      <h2 id="services" className="flex items-center gap-2.5 text-lg">
        <Icon name="clock" className="size-5 text-brand-text" />
        {t('servicesTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {services.map(({ id, title, startsAt, when, place, isChanged }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
            <time dateTime={startsAt} className="font-semibold tabular-nums">
              {asOpening(when)}
              <ZoneNote at={new Date(startsAt)} />
            </time>
            <span className="min-w-0 text-muted">
              <span lang={church.idioma}>{[title, place].filter(Boolean).join(' · ')}</span>
              {isChanged && ` · ${t('changed')}`}
            </span>
          </li>
        ))}
      </ul>
      <SmartLink to="/schedule?kind=culto" className={`${textLinkClass} mt-1`}>
        {t('wholeSchedule')}
      </SmartLink>
    </section>
  )
}
