import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { eventCosts } from '@narthex/contract/events/event.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { chipClass } from '@narthex/ui/chip'
import { useLocale, useTranslations } from 'use-intl'
import { ChipRow, type ChipRowProps } from '../../components/chip-row.tsx'
import { ListSearch } from '../../components/list-search.tsx'
import { closePopover, menuSheetClass } from '../../components/menu-sheet.ts'
import { MenuSheetHead } from '../../components/menu-sheet-head.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { type ListQuery, listAddress } from '../../routing/list-address.ts'
import type { EventQuery } from './event-query.ts'
import '../../components/filter-menu.css'

export const eventsPath = '/event'
const sheetId = 'event-filters'

/** Filters that lead somewhere, with the number of events that the current ones leave. */
export interface EventFilterChoice {
  readonly total: number
  readonly series: readonly string[]
  readonly meses: readonly string[]
  readonly custos: readonly (typeof eventCosts)[number][]
}

interface NarrowingProps {
  /** Filters besides the search text. */
  readonly query: EventQuery
  readonly q: string | undefined
}

export interface EventFiltersProps extends NarrowingProps {
  readonly list: EventFilterChoice
  /** False where there is nothing to search or to narrow. */
  readonly isNarrowable: boolean
}

/** One row: the time, and a button with the number of filters that opens them. A popover of links needs no script. */
export function EventFilters({ query, q, list, isNarrowable }: EventFiltersProps) {
  const t = useTranslations('events')
  const { quando, ...narrowing } = query
  const count = [q, ...Object.values(narrowing)].filter(Boolean).length
  const times = [
    { label: t('coming'), to: eventsPath, isCurrent: quando === undefined },
    { label: t('past'), to: listAddress(eventsPath, { quando: 'passados' }), isCurrent: quando === 'passados' },
  ] as const
  return (
    <>
      <ChipRow
        label={t('time')}
        chips={times}
        last={
          isNarrowable && (
            <button
              type="button"
              popoverTarget={sheetId}
              className={`${chipClass} ${count > 0 ? 'filter-chosen' : ''}`}
            >
              {t('filter')}
              {count > 0 && (
                <>
                  <span aria-hidden="true" className="tabular-nums opacity-70">
                    {count}
                  </span>
                  <span className="sr-only">{` ${t('filtersSet', { count })}`}</span>
                </>
              )}
            </button>
          )
        }
      />
      {isNarrowable && <FilterSheet query={query} q={q} list={list} isNarrowed={count > 0} />}
    </>
  )
}

function FilterSheet({
  query,
  q,
  list,
  isNarrowed,
}: Omit<EventFiltersProps, 'isNarrowable'> & { isNarrowed: boolean }) {
  const t = useTranslations('events')
  const { quando } = query
  const { total } = list
  return (
    <div id={sheetId} popover="auto" className={`${menuSheetClass} filter-menu lg:w-120`}>
      <MenuSheetHead id={sheetId} title={t('filter')} />
      <div className="grid gap-5 px-3 *:min-w-0 lg:py-3">
        <ListSearch path={eventsPath} label={t('search')} q={q} query={{ ...query }} total={total} />
        <MonthChips query={query} q={q} months={list.meses} />
        <KindChips query={query} q={q} series={list.series} />
        <CostChips query={query} q={q} costs={list.custos} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <button type="button" popoverTarget={sheetId} popoverTargetAction="hide" className={buttonClass('primary')}>
            {t('showFound', { count: total })}
          </button>
          {isNarrowed && (
            <SmartLink to={listAddress(eventsPath, { quando })} onClick={closePopover} className={buttonClass('quiet')}>
              {t('clearFilters')}
            </SmartLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** Choice with its name above. */
function Choice({ label, chips }: Pick<ChipRowProps, 'label' | 'chips'>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-semibold text-muted">
        {label}
      </p>
      <ChipRow label={label} chips={chips} wraps onChoose={closePopover} />
    </div>
  )
}

/** Filters by month; only if there is a choice. */
function MonthChips({ query, q, months }: NarrowingProps & { readonly months: readonly string[] }) {
  const t = useTranslations('events')
  const locale = useLocale()
  if (months.length < 2) return null
  const withMonth = (mes: string | undefined) => ({
    to: listAddress(eventsPath, { ...query, mes, q }),
    isCurrent: query.mes === mes,
  })
  const chips = [
    { label: t('allMonths'), ...withMonth(undefined) },
    ...months.map((month) => ({ label: asOpening(monthText(month, locale)), ...withMonth(month) })),
  ]
  return <Choice label={t('month')} chips={chips} />
}

/** Filters by place and by series. */
function KindChips({ query, q, series }: NarrowingProps & { readonly series: readonly string[] }) {
  const t = useTranslations('events')
  const { onde, serie } = query
  const withKind = (kind: ListQuery) =>
    listAddress(eventsPath, { ...query, onde: undefined, serie: undefined, ...kind, q })
  const chips = [
    { label: t('all'), to: withKind({}), isCurrent: onde === undefined && serie === undefined },
    { label: t('here'), to: withKind({ onde: 'presencial' }), isCurrent: onde === 'presencial' },
    { label: t('online'), to: withKind({ onde: 'online' }), isCurrent: onde === 'online' },
    ...series.map((name) => ({ label: name, to: withKind({ serie: name }), isCurrent: serie === name })),
  ]
  return <Choice label={t('kind')} chips={chips} />
}

/** Free events, and those that cost money: only where there are both. */
function CostChips({ query, q, costs }: NarrowingProps & { readonly costs: EventFilterChoice['custos'] }) {
  const t = useTranslations('events')
  if (costs.length < 2 && query.custo === undefined) return null
  const withCost = (custo: EventQuery['custo']) => ({
    to: listAddress(eventsPath, { ...query, custo, q }),
    isCurrent: query.custo === custo,
  })
  const chips = [
    { label: t('anyCost'), ...withCost(undefined) },
    { label: t('freeEvents'), ...withCost('gratuito') },
    { label: t('paidEvents'), ...withCost('pago') },
  ]
  return <Choice label={t('cost')} chips={chips} />
}
