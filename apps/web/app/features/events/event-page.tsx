import type { EventPage as EventData, ListedEvent } from '@narthex/contract/events/event.schemas'
import { containerClass } from '@narthex/ui/container'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../components/back-link.tsx'
import { itemGridClass } from '../../components/item-card.tsx'
import { ItemTitle } from '../../components/item-title.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { listAddress } from '../../routing/list-address.ts'
import { EventFacts } from './event-facts.tsx'
import { EventItem } from './event-item.tsx'
import { Guests } from './guests.tsx'
import { Programme } from './programme.tsx'

export interface EventPageProps {
  readonly event: EventData
  /** Title of the list of events. */
  readonly listName: string
  /** Others of its series. */
  readonly others: readonly ListedEvent[]
  readonly renderedAt: string
  /** Tickets of an event that sells them: their section, and the button for wide and for narrow screens. */
  readonly tickets?: { readonly section: ReactNode; readonly action: ReactNode; readonly foot: ReactNode } | undefined
}

/** Page of an event: facts, programme and guests, with links to calendars and other events. */
export function EventPage({ event, listName, others, renderedAt, tickets }: EventPageProps) {
  const t = useTranslations('events')
  const { church, corApp } = useChurchSite()
  const dates = useDateContext(renderedAt)
  const { id, titulo, resumo, corpo, imagem, serie, programa, convidados } = event
  const isOver = new Date(event.dataFim) <= dates.now
  return (
    <div className="reading-page bg-canvas pb-14 md:pb-20">
      <div className="mx-auto max-w-page md:px-5 md:pt-5 print:hidden">
        <Cover
          {...itemCover('EVENTO', id)}
          colour={corApp}
          photo={imagem}
          loading="first"
          focus="middle"
          sizes="(min-width: 1216px) 74rem, 100vw"
          className="hero-cover h-44 w-full sideways:max-h-[35dvh] overflow-hidden sm:h-56 md:h-72 md:rounded-hero"
        />
      </div>
      <div className={containerClass('page')}>
        <article className="grid gap-x-12 gap-y-7 pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:pt-8">
          <header>
            <div className="print:hidden">
              <BackLink to="/event" name={listName} />
            </div>
            {serie && <p className="mt-2 text-sm font-semibold text-muted">{t('series', { name: serie })}</p>}
            <ItemTitle text={titulo} lang={church.idioma} />
            {resumo && (
              <p lang={church.idioma} className="mt-3 max-w-measure text-lg whitespace-pre-line text-muted">
                {resumo}
              </p>
            )}
          </header>
          <EventFacts event={event} dates={dates} action={tickets?.action} />
          <div className="grid max-w-3xl content-start gap-10 lg:col-start-1">
            {corpo && <RichText doc={corpo} lang={church.idioma} />}
            {tickets?.section}
            {programa.length > 0 && <Programme event={event} dates={dates} />}
            {convidados.length > 0 && <Guests guests={convidados} />}
          </div>
        </article>
        {serie && others.length > 0 && (
          <MoreSection title={t('inSeries')} to={listAddress('/event', { serie })} className="mt-14 print:hidden">
            <ul className={itemGridClass}>
              {others.map((other) => (
                <EventItem key={other.id} event={other} dates={dates} />
              ))}
            </ul>
          </MoreSection>
        )}
        {!isOver && tickets?.foot}
      </div>
    </div>
  )
}
