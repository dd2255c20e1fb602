import { useLoaded } from '@narthex/client/data/use-loaded'
import { dayText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { cardStates, listOfficeCards, type OfficeCard } from '@narthex/contract/users/card-office.endpoints'
import { checkClass } from '@narthex/ui/check-class'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { PageLinks, readPageNumber } from '../../components/page-links.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useTypedTerm } from '../../components/use-typed-term.ts'
import { pathTo } from '../../navigation/places.ts'
import { listPath, recordPath } from '../../resource/kind-paths.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { callApi } from '../../session/api.ts'

const people = { place: 'people' } as const
const control = 'h-11 rounded-control bg-card px-3 text-base shadow-[inset_0_0_0_1px_var(--line)] lg:h-9 lg:text-sm'

/** Reads state, term and page from the address. */
function readAddress(search: URLSearchParams) {
  const state = cardStates.find((known) => known === search.get('situacao'))
  const term = search.get('q') ?? ''
  const page = readPageNumber(search)
  return { state, term, page }
}
type Address = ReturnType<typeof readAddress>

const pathOf = ({ state, term, page }: Address) => {
  const search = new URLSearchParams({
    ...(state && { situacao: state }),
    ...(term && { q: term }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${pathTo('cards')}${search.size > 0 ? `?${search}` : ''}`
}

/** The member cards of the church, and a sheet of those that are chosen, to print. */
export function CardsPage() {
  const t = useTranslations('consoleCards')
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const { state, term, page } = address
  const loaded = useLoaded(`cards ${state} ${term} ${page}`, () =>
    callApi(listOfficeCards, {
      query: { page: String(page), ...(state && { situacao: state }), ...(term && { term }) } as never,
    }),
  )
  const go = (change: Partial<Address>) =>
    setSearch(new URL(pathOf({ ...address, page: 1, ...change }), location.origin).searchParams)
  return (
    <div className="max-w-200">
      <PageHead title={t('title')} />
      <SectionTabs place="cards" />
      <CardFilters address={address} onChange={go} />
      {loaded.state === 'loading' && <Skeleton className="h-60" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <>
          {loaded.value.itens.length > 0 ? (
            // Another page begins with nothing chosen.
            <CardList key={`${state} ${term} ${page}`} cards={loaded.value.itens} />
          ) : (
            <NoCards isNarrowed={term !== '' || state !== undefined} />
          )}
          <PageLinks
            page={page}
            total={loaded.value.total}
            previous={t('previous')}
            next={t('next')}
            toPath={(other) => pathOf({ ...address, page: other })}
          />
        </>
      )}
    </div>
  )
}

function NoCards({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useTranslations('consoleCards')
  if (isNarrowed) return <EmptyState icon="search" title={t('noneTitle')} lead={t('noneLead')} />
  return (
    <EmptyState icon="people" title={t('emptyTitle')} lead={t('emptyLead')}>
      <Link to={listPath(people)} className={toolClass('primary')}>
        {t('toPeople')}
      </Link>
    </EmptyState>
  )
}

interface CardFiltersProps {
  readonly address: Address
  readonly onChange: (change: Partial<Address>) => void
}

function CardFilters({ address: { state, term }, onChange }: CardFiltersProps) {
  const t = useTranslations('consoleCards')
  const { typed, type, send } = useTypedTerm(term, (term) => onChange({ term }))
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
        className={`${control} min-w-0 grow sm:max-w-80`}
      />
      <label className="flex items-center gap-2 text-sm text-muted">
        {t('state')}
        <select
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ state: cardStates.find((known) => known === value) })}
          className={`${control} text-ink`}
        >
          <option value="">{t('all')}</option>
          {cardStates.map((known) => (
            <option key={known} value={known}>
              {t(known)}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

/** Cards of a page; the valid ones are chosen for the sheet. */
function CardList({ cards }: { readonly cards: readonly OfficeCard[] }) {
  const t = useTranslations('consoleCards')
  const dates = useDateContext()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const printable = cards.filter(({ revogadaEm }) => revogadaEm === null).map(({ idUsuario }) => idUsuario)
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen(isChosen ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids)))
  return (
    <>
      {printable.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className={`${checkClass} rounded-[0.4rem]`}
              checked={printable.every((id) => chosen.has(id))}
              onChange={({ currentTarget }) => choose(printable, currentTarget.checked)}
            />
            {t('chooseAll')}
          </label>
          {chosen.size > 0 && (
            <a
              href={`/api/v1/escritorio/carteirinha/folha?usuarios=${[...chosen].join(',')}`}
              download
              className={toolClass('primary')}
            >
              {t('print', { count: chosen.size })}
            </a>
          )}
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {cards.map(({ idUsuario, nome, numeroMembro, cargo, emitidaEm, revogadaEm }) => (
          <li key={idUsuario} className="flex min-h-15 items-center gap-3 py-2">
            <span className="grid size-11 shrink-0 place-items-center">
              {revogadaEm === null && (
                <input
                  type="checkbox"
                  aria-label={t('choose', { name: nome })}
                  className={`${checkClass} rounded-[0.4rem]`}
                  checked={chosen.has(idUsuario)}
                  onChange={({ currentTarget }) => choose([idUsuario], currentTarget.checked)}
                />
              )}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <Link to={recordPath(people, idUsuario)} className="inline-flex min-h-11 items-center font-medium">
                {nome}
              </Link>
              <span className="block text-sm text-muted">
                {[
                  cargo,
                  t(revogadaEm === null ? 'issued' : 'revoked', {
                    number: numeroMembro,
                    date: dayText(new Date(revogadaEm ?? emitidaEm), dates),
                  }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {printable.length > 0 && <p className="mt-3 text-sm text-muted">{t('printHint')}</p>}
    </>
  )
}
