import { type TitleKind, titleKinds } from '@narthex/contract/play/play-values'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ChipRow } from '../../../components/chip-row.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { playSearchPath } from '../../../routing/play-places.ts'
import { CollectionCard } from '../catalogue/collection-card.tsx'
import { titleGridClass } from '../catalogue/title-card.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { PlayGate } from '../member/play-gate.tsx'
import type { PlayCall } from '../play-call.ts'
import { searchTypes } from '../play-paths.ts'
import type { FoundInPlay, PlaySearch } from './find-in-play.ts'
import { MyListPage } from './my-list-page.tsx'
import { NoneFound } from './none-found.tsx'
import { PlaySearchForm } from './play-search-form.tsx'
import { TitleResults } from './title-results.tsx'

export interface PlaySearchPageProps {
  readonly title: string
  readonly asked: PlaySearch
  readonly found: FoundInPlay | null
  readonly renderedAt: string
}

type ShownSearch = Omit<PlaySearch, 'page'> & FoundInPlay & Pick<PlaySearchPageProps, 'title' | 'renderedAt'>

/** Play's lists: what a search finds, all videos, all collections, and the member's own list. */
export function PlaySearchPage({ title, asked, found, renderedAt }: PlaySearchPageProps) {
  const { slug } = useChurchSite().church
  const load = async (call: PlayCall) => (await import('./find-in-play.ts')).findInPlay(call, slug, asked)
  return (
    <PlayGate title={title} served={found} load={load}>
      {(shown) => <OpenSearchPage {...asked} {...shown} title={title} renderedAt={renderedAt} />}
    </PlayGate>
  )
}

function OpenSearchPage(props: ShownSearch) {
  const { title, type, term, kind, titles } = props
  const t = useTranslations('playSearch')
  const isLoading = useNavigation().location?.pathname === playSearchPath
  // Of nothing there are no kinds to choose from, but one that was chosen can be left.
  const hasKinds = kind !== undefined || (titles !== undefined && titles.total > 0)
  return (
    <>
      <div className={`${playEdgeClass} pt-7 pb-14 md:pt-10 md:pb-20`}>
        <PageTitle title={type === 'query' ? title : t(`place.${type}`)} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
          {type === 'query' && <PlaySearchForm term={term} kind={kind} />}
          <ChipRow
            label={t('places')}
            chips={searchTypes.map((one) => ({
              label: t(`place.${one}`),
              to: listAddress(playSearchPath, { type: one, ...(one === 'query' && { term }) }),
              isCurrent: one === type,
            }))}
          />
          {hasKinds && <KindRow type={type} term={term} kind={kind} />}
          {/* There from the start, or what comes later would not be announced. */}
          <p role="status" className="text-sm text-muted empty:hidden">
            {type === 'query' && titles && titles.total > 0 && t('found', { count: titles.total, term })}
          </p>
        </div>
        <div aria-busy={isLoading} className="mt-5 transition-opacity aria-busy:opacity-60">
          <SearchResults {...props} />
        </div>
      </div>
      <Suggested {...props} />
    </>
  )
}

/** Suggestions below a search without results. */
function Suggested({ suggested, renderedAt }: Pick<ShownSearch, 'suggested' | 'renderedAt'>) {
  const t = useTranslations('playSearch')
  return (
    <div className="-mt-6 pb-14 empty:hidden md:-mt-8 md:pb-20">
      <TitleShelf title={t('suggested')} titles={suggested} renderedAt={renderedAt} />
    </div>
  )
}

function KindRow({ type, term, kind }: Pick<ShownSearch, 'type' | 'term' | 'kind'>) {
  const t = useTranslations('playSearch')
  const address = (one: TitleKind | undefined) => listAddress(playSearchPath, { type, term, kind: one })
  return (
    <ChipRow
      label={t('kinds')}
      chips={[
        { label: t('all'), to: address(undefined), isCurrent: kind === undefined },
        ...titleKinds.map((one) => ({ label: t(`kind.${one}`), to: address(one), isCurrent: one === kind })),
      ]}
    />
  )
}

function SearchResults({ type, term, kind, titles, collections, renderedAt }: ShownSearch) {
  const t = useTranslations('playSearch')
  if (type === 'my-list') return <MyListPage renderedAt={renderedAt} />
  if (collections && collections.length > 0) {
    return (
      <ul className={titleGridClass}>
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} heading="h2" />
        ))}
      </ul>
    )
  }
  if (titles && titles.itens.length > 0) {
    return <TitleResults found={titles} query={{ type, term, kind }} renderedAt={renderedAt} />
  }
  if (type === 'query' && term === '') return <p className="text-lg text-muted">{t('lead')}</p>
  return <NoneFound type={type} term={term} kind={kind} />
}
