import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { ListSearch } from '../../../components/list-search.tsx'
import { NothingListed } from '../../../components/nothing-listed.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { Pager } from '../../../components/pager.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import { LeadVideo } from './lead-video.tsx'
import { SeriesShelf } from './series-shelf.tsx'
import { VideoCard, VideoGrid } from './video-card.tsx'

const path = '/videos'

export interface VideoListProps {
  readonly title: string
  readonly q: string | undefined
  readonly serie: string | undefined
  readonly series: readonly { readonly nome: string; readonly total: number; readonly videos: readonly VideoItem[] }[]
  readonly list: {
    readonly itens: readonly VideoItem[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly renderedAt: string
}

/** A church's videos: the newest at large, each series, then all the latest; or what was searched for. */
export function VideoList({ title, q, serie, series, list, renderedAt }: VideoListProps) {
  const t = useTranslations('videos')
  const lists = useTranslations('lists')
  const { itens, total, page, limit } = list
  const isNarrowed = Boolean(q || serie)
  const isFront = !isNarrowed && page === 1
  const [lead, ...others] = itens
  const listed = isFront ? others : itens
  const filters = [
    { label: lists('all'), to: listAddress(path, { q }), isCurrent: serie === undefined },
    ...series.map(({ nome }) => ({
      label: nome,
      to: listAddress(path, { q, serie: nome }),
      isCurrent: nome === serie,
    })),
  ]
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} lead={t('lead')} />
      {(total > 0 || isNarrowed) && (
        <div className="mt-5 mb-7 md:mb-9">
          <ListSearch
            path={path}
            label={t('search')}
            q={q}
            query={{ serie }}
            total={total}
            filters={series.length > 0 ? filters : []}
          />
        </div>
      )}
      {itens.length === 0 && (
        <div className="mt-7">
          <NothingListed
            path={path}
            q={q}
            query={{ serie }}
            beyond={total > 0 ? page : undefined}
            empty={{ icon: 'play', title: t('empty.title'), lead: t('empty.lead') }}
          />
        </div>
      )}
      {isFront && lead && <LeadVideo video={lead} renderedAt={renderedAt} />}
      {isFront && series.map((one) => <SeriesShelf key={one.nome} {...one} path={path} renderedAt={renderedAt} />)}
      {isFront && others.length > 0 && <h2 className="mb-5 pt-10 text-xl md:pt-14 md:text-2xl">{t('latest')}</h2>}
      {listed.length > 0 && (
        <VideoGrid>
          {listed.map((video) => (
            <VideoCard key={video.id} video={video} renderedAt={renderedAt} heading={isFront ? 'h3' : 'h2'} />
          ))}
        </VideoGrid>
      )}
      {itens.length > 0 && <Pager path={path} query={{ q, serie }} page={page} total={total} limit={limit} />}
    </div>
  )
}
