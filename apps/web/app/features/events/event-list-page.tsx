import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { ListedEvent } from '@narthex/contract/events/event.schemas'
import { containerClass } from '@narthex/ui/container'
import { useLocale, useTranslations } from 'use-intl'
import { ItemGrid } from '../../components/item-card.tsx'
import { NothingListed } from '../../components/nothing-listed.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { type EventFilterChoice, EventFilters, eventsPath as path } from './event-filters.tsx'
import { EventItem } from './event-item.tsx'
import { groupByMonth } from './event-months.ts'
import type { EventQuery } from './event-query.ts'

export interface EventListPageProps {
  readonly title: string
  readonly q: string | undefined
  /** Filters of the list besides the search text. */
  readonly query: EventQuery
  readonly list: EventFilterChoice & {
    readonly itens: readonly ListedEvent[]
    readonly page: number
    readonly limit: number
  }
  readonly renderedAt: string
}

/** A church's events by months: those to come, or those that were. */
export function EventListPage({ title, q, query, list, renderedAt }: EventListPageProps) {
  const t = useTranslations('events')
  const locale = useLocale()
  const dates = useDateContext(renderedAt)
  const { itens, total, page, limit } = list
  const { quando, ...narrowing } = query
  const isSearchable = total > 0 || Boolean(q) || Object.values(narrowing).some(Boolean)
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} lead={t('lead')} />
      <div className="mt-5 mb-7 md:mb-9">
        <EventFilters query={query} q={q} list={list} isNarrowable={isSearchable} />
      </div>
      {itens.length === 0 && (
        <NothingListed
          path={path}
          q={q}
          query={{ ...narrowing }}
          beyond={total > 0 ? page : undefined}
          empty={{
            icon: 'calendar',
            title: t(quando ? 'emptyPast.title' : 'empty.title'),
            lead: t(quando ? 'emptyPast.lead' : 'empty.lead'),
          }}
        />
      )}
      {groupByMonth(itens, dates).map(({ month, events }) => (
        <section key={month} aria-labelledby={`month-${month}`} className="mb-10">
          <h2 id={`month-${month}`} className="mb-4 text-lg md:text-xl">
            {asOpening(monthText(month, locale))}
          </h2>
          <ItemGrid items={events}>
            {events.map((event) => (
              <EventItem key={event.id} event={event} dates={dates} />
            ))}
          </ItemGrid>
        </section>
      ))}
      {itens.length > 0 && <Pager path={path} query={{ ...query, q }} page={page} total={total} limit={limit} />}
    </div>
  )
}
