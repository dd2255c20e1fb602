import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteColour } from '../../church/site.ts'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useRoot } from '../../page/use-site.ts'
import { listAddress } from '../../routing/list-address.ts'
import { type Hit, HitRow } from './hit-row.tsx'
import { RecentList } from './recent-list.tsx'
import { rememberSearch } from './recent-searches.ts'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { type Place, SectionList } from './sections/section-list.tsx'
import { type FoundService, ServiceAnswer } from './sections/service-answer.tsx'

export interface SearchPageProps {
  readonly title: string
  readonly q: string
  readonly kind: SearchKind | undefined
  readonly isEverywhere: boolean | undefined
  /** Results; undefined without a search. */
  readonly found: Results | undefined
  /** Links to start from without a search. */
  readonly places: readonly { readonly to: string; readonly label: string }[]
}

export interface Results {
  readonly hits: readonly Hit[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly kinds: readonly { readonly tipo: SearchKind; readonly total: number }[]
  readonly isSimilar: boolean
  /** Places of the site that the words name. */
  readonly sections: readonly Place[]
  /** The next services, where the words ask for them. */
  readonly services: readonly FoundService[]
}

/** Search of a church's published content: while typing, or by a form without scripts. */
export function SearchPage({ title, q, kind, isEverywhere, found, places }: SearchPageProps) {
  const t = useTranslations('search')
  const isLoading = useNavigation().location?.pathname === '/search'
  const query = { kind, in: isEverywhere ? 'all' : undefined }
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchForm q={q} query={query} />
        {found && <SearchFilters q={q} kind={kind} kinds={found.kinds} isEverywhere={isEverywhere} />}
        {/* There from the start, or what comes later would not be announced. */}
        <p role="status" className="text-sm text-muted empty:hidden">
          {found && countText(found)}
        </p>
      </div>
      <div aria-busy={isLoading} className="mt-4 transition-opacity aria-busy:opacity-60">
        {found ? <ResultList q={q} query={query} found={found} places={places} /> : <Beginning places={places} />}
      </div>
    </div>
  )

  function countText({ total, isSimilar, sections, services }: Results): string {
    const places = sections.length + Math.min(services.length, 1)
    return [
      places > 0 && t('foundPlaces', { count: places }),
      !isSimilar && total > 0 && t('foundFor', { count: total, q }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

interface ResultListProps extends Pick<SearchPageProps, 'q' | 'places'> {
  readonly query: { readonly kind: SearchKind | undefined; readonly in: string | undefined }
  readonly found: Results
}

function ResultList({ q, query, found, places }: ResultListProps) {
  const t = useTranslations()
  const { site } = useRoot()
  const { hits, total, page, limit, isSimilar, sections, services } = found
  const isAnswered = sections.length + services.length > 0
  const follow = () => rememberSearch(q)
  if (total === 0 && !isAnswered) {
    return (
      <EmptyState icon="search" title={t('search.noneTitle', { q })} lead={t('search.none')}>
        <Places places={places} />
      </EmptyState>
    )
  }
  if (hits.length === 0 && total > 0) {
    return (
      <EmptyState icon="search" title={t('lists.beyondTitle')} lead={t('lists.beyond', { page: String(page) })}>
        <SmartLink to={listAddress('/search', { ...query, q })} className={buttonClass('quiet')}>
          {t('lists.first')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <>
      {isAnswered && (
        <div className="mb-5 grid gap-4">
          {services.length > 0 && <ServiceAnswer services={services} />}
          <SectionList sections={sections} onFollow={follow} />
        </div>
      )}
      {isSimilar && !isAnswered && (
        <p className="mb-4 text-lg font-semibold wrap-anywhere">{t('search.similarTitle', { q })}</p>
      )}
      <ul className="grid gap-3">
        {hits.map((hit) => (
          <HitRow key={hit.to} hit={hit} colour={siteColour(site)} onFollow={follow} />
        ))}
      </ul>
      <Pager path="/search" query={{ q, ...query }} page={page} total={total} limit={limit} />
    </>
  )
}

function Beginning({ places }: Pick<SearchPageProps, 'places'>) {
  const t = useTranslations('search')
  return (
    <div className="grid gap-8">
      <p className="max-w-measure text-lg text-muted">{t('lead')}</p>
      <RecentList />
      {places.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg">{t('look')}</h2>
          <div className="flex flex-wrap gap-3">
            <Places places={places} />
          </div>
        </section>
      )}
    </div>
  )
}

function Places({ places }: Pick<SearchPageProps, 'places'>) {
  return places.map(({ to, label }) => (
    <SmartLink key={to} address={to} className={buttonClass('quiet')}>
      {label}
    </SmartLink>
  ))
}
