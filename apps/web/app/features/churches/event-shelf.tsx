import { asOpening, type DateContext, whenText } from '@narthex/client/format/dates'
import { shortened } from '@narthex/client/format/excerpt'
import { streetLine } from '@narthex/contract/churches/address-lines'
import type { Event } from '@narthex/contract/events/event.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { CoverCard } from '@narthex/ui/cover-card'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Icon } from '@narthex/ui/icon'
import { Shelf } from '@narthex/ui/shelf'
import { useTranslations } from 'use-intl'
import { DateBadge } from '../../components/date-badge.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { SectionHead } from './section-head.tsx'

/** The next events, each with its day at a glance. */
export function EventShelf({ events, dates }: { events: Event[]; dates: DateContext }) {
  const t = useTranslations('home')
  return (
    <section className="pt-section" aria-labelledby="events">
      <SectionHead id="events" title={t('upcoming')} all={{ to: '/event', label: t('allEvents') }} />
      <Shelf count={events.length}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} dates={dates} />
        ))}
      </Shelf>
    </section>
  )
}

function EventCard({ event, dates }: { event: Event; dates: DateContext }) {
  const t = useTranslations('home')
  const { church, corApp } = useChurchSite()
  const start = new Date(event.dataInicio)
  const place = event.local ?? (event.flagOnline ? null : church.endereco && streetLine(church.endereco))
  return (
    <CoverCard
      {...itemCover('EVENTO', event.id)}
      colour={corApp}
      photo={event.imagem}
      badge={<DateBadge start={start} dates={dates} />}
    >
      <p className="text-sm font-semibold text-brand-text">
        <time dateTime={event.dataInicio}>{asOpening(whenText(start, dates))}</time>
        <ZoneNote at={start} />
      </p>
      <h3 lang={church.idioma} className="mt-1 line-clamp-2 text-lg">
        <SmartLink to={pathTo('/event/:eventId', { eventId: event.id })} className={cardLinkClass}>
          {event.titulo}
        </SmartLink>
      </h3>
      {event.resumo && (
        <p lang={church.idioma} className="mt-1.5 line-clamp-2 text-sm text-muted">
          {shortened(event.resumo, 110)}
        </p>
      )}
      {(place || event.flagOnline) && (
        <p className="mt-auto flex items-center gap-1.5 pt-3 text-sm text-muted">
          <Icon name={place ? 'pin' : 'live'} className="size-4.5" />
          <span className="line-clamp-1">{[place, event.flagOnline && t('online')].filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </CoverCard>
  )
}
