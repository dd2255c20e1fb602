import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useTranslations } from 'use-intl'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { CollectionShelf } from '../catalogue/collection-shelf.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { FeaturedHero } from '../hero/featured-hero.tsx'
import { PlayGate } from '../member/play-gate.tsx'
import { usePositions } from '../member/use-positions.ts'
import type { PlayCall } from '../play-call.ts'
import { EmptyCatalogue } from './empty-catalogue.tsx'
import { findWatched } from './find-watched.ts'
import type { Catalogue } from './load-browse.ts'

/** Loaded for members only. */
const PersonalShelves = lazyPart(() =>
  import('../member/personal-shelves.tsx').then(({ PersonalShelves }) => PersonalShelves),
)

export interface BrowsePageProps {
  readonly title: string
  readonly catalogue: Catalogue | null
  readonly renderedAt: string
}

/** The catalogue: what the church puts first, the member's own shelves, what is new and seen most, and each shelf of the church. */
export function BrowsePage({ title, catalogue, renderedAt }: BrowsePageProps) {
  const { slug } = useChurchSite().church
  const load = async (call: PlayCall) => (await import('./load-browse.ts')).loadBrowse(call, slug)
  return (
    <PlayGate title={title} served={catalogue} load={load}>
      {(shown) => (
        <>
          <h1 className="sr-only">{title}</h1>
          {shown.featured.length === 0 && shown.recent.length === 0 ? (
            <div className={`${playEdgeClass} py-10`}>
              <EmptyCatalogue />
            </div>
          ) : (
            <Shelves {...shown} renderedAt={renderedAt} />
          )}
        </>
      )}
    </PlayGate>
  )
}

/** A single title would leave its shelf bare; it stands on others, too. */
const leastOnShelf = 2

function Shelves({
  featured,
  recent,
  popular,
  shelves,
  collections,
  renderedAt,
}: Catalogue & { readonly renderedAt: string }) {
  const t = useTranslations('play.shelf')
  const isMember = useSession(isLoggedIn)
  const [lead = recent[0], ...others] = featured
  const shown = [...recent, ...popular, ...shelves.flatMap(({ conteudos }) => conteudos)]
  usePositions(shown.map(({ id }) => id))
  const newest = listAddress('/play/search', { type: 'videos' })
  return (
    <>
      {lead && <FeaturedHero title={lead} renderedAt={renderedAt} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pb-14 md:gap-9 md:pb-20">
        {isMember && (
          <LazyPart>
            <PersonalShelves renderedAt={renderedAt} />
          </LazyPart>
        )}
        <TitleShelf title={t('recent')} titles={recent} renderedAt={renderedAt} all={newest} isFirst />
        <TitleShelf
          title={t('featured')}
          titles={others.length >= leastOnShelf ? others : []}
          renderedAt={renderedAt}
        />
        <TitleShelf title={t('popular')} titles={findWatched(popular, recent)} renderedAt={renderedAt} />
        {shelves.map(({ tag, conteudos }) => (
          <TitleShelf key={tag.id} title={tag.nome} titles={conteudos} renderedAt={renderedAt} />
        ))}
        <CollectionShelf collections={collections} />
      </div>
    </>
  )
}
