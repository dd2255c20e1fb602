import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { eventCosts } from '@narthex/contract/events/event.endpoints'
import type { ListedEvent } from '@narthex/contract/events/event.schemas'
import { containerClass } from '@narthex/ui/container'
import { useLocale, useTranslations } from 'use-intl'
import { ChipRow } from '../../components/chip-row.tsx'
import { ItemGrid } from '../../components/item-card.tsx'
import { ListSearch } from '../../components/list-search.tsx'
import { NothingListed } from '../../components/nothing-listed.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { type ListQuery, listAddress } from '../../routing/list-address.ts'
import { EventItem } from './event-item.tsx'
import { groupByMonth } from './event-months.ts'
import type { EventQuery } from './event-query.ts'

const path = '/event'

export interface EventListPageProps {
  readonly title: string
  readonly q: string | undefined
  /** Filters of the list besides the search text. */
  readonly query: EventQuery
  readonly list: {
    readonly itens: readonly ListedEvent[]
    readonly total: number
    readonly page: number
    readonly limit: number
    readonly series: readonly string[]
    readonly meses: readonly string[]
    readonly custos: readonly (typeof eventCosts)[number][]
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
      <div className="mt-5 mb-7 grid gap-3 *:min-w-0 md:mb-9">
        <div className="grid gap-3 *:min-w-0 md:grid-cols-[auto_minmax(0,28rem)] md:items-center md:justify-between">
          <TimeChips quando={quando} />
          {isSearchable && <ListSearch path={path} label={t('search')} q={q} query={{ ...query }} total={total} />}
        </div>
        {isSearchable && (
          <>
            <MonthChips query={query} q={q} months={list.meses} />
            <KindChips query={query} q={q} series={list.series} />
            <CostChips query={query} q={q} costs={list.custos} />
          </>
        )}
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

/** Events to come, or past ones. */
function TimeChips({ quando }: Pick<EventQuery, 'quando'>) {
  const t = useTranslations('events')
  const chips = [
    { label: t('coming'), to: path, isCurrent: quando === undefined },
    { label: t('past'), to: listAddress(path, { quando: 'passados' }), isCurrent: quando === 'passados' },
  ] as const
  return <ChipRow label={t('time')} chips={chips} />
}

interface NarrowingProps {
  readonly query: EventQuery
  readonly q: string | undefined
}

/** Filters by month; only if there is a choice. */
function MonthChips({ query, q, months }: NarrowingProps & { readonly months: readonly string[] }) {
  const t = useTranslations('events')
  const locale = useLocale()
  if (months.length < 2) return null
  const withMonth = (mes: string | undefined) => ({
    to: listAddress(path, { ...query, mes, q }),
    isCurrent: query.mes === mes,
  })
  const chips = [
    { label: t('allMonths'), ...withMonth(undefined) },
    ...months.map((month) => ({ label: asOpening(monthText(month, locale)), ...withMonth(month) })),
  ]
  return <ChipRow label={t('month')} chips={chips} />
}

/** Filters by place and by series. */
function KindChips({ query, q, series }: NarrowingProps & { readonly series: readonly string[] }) {
  const t = useTranslations('events')
  const { onde, serie } = query
  const withKind = (kind: ListQuery) => listAddress(path, { ...query, onde: undefined, serie: undefined, ...kind, q })
  const chips = [
    { label: t('all'), to: withKind({}), isCurrent: onde === undefined && serie === undefined },
    { label: t('here'), to: withKind({ onde: 'presencial' }), isCurrent: onde === 'presencial' },
    { label: t('online'), to: withKind({ onde: 'online' }), isCurrent: onde === 'online' },
    ...series.map((name) => ({ label: name, to: withKind({ serie: name }), isCurrent: serie === name })),
  ]
  return <ChipRow label={t('kind')} chips={chips} />
}

/** Free events, and those that cost money: only where there are both. */
function CostChips({ query, q, costs }: NarrowingProps & { readonly costs: EventListPageProps['list']['custos'] }) {
  const t = useTranslations('events')
  if (costs.length < 2 && query.custo === undefined) return null
  const withCost = (custo: EventQuery['custo']) => ({
    to: listAddress(path, { ...query, custo, q }),
    isCurrent: query.custo === custo,
  })
  const chips = [
    { label: t('anyCost'), ...withCost(undefined) },
    { label: t('freeEvents'), ...withCost('gratuito') },
    { label: t('paidEvents'), ...withCost('pago') },
  ]
  return <ChipRow label={t('cost')} chips={chips} />
}
