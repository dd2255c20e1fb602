import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { VideoCard, VideoShelf } from './video-card.tsx'

interface SeriesShelfProps {
  readonly nome: string
  readonly total: number
  readonly videos: readonly VideoItem[]
  readonly path: PagePath
  readonly renderedAt: string
}

/** A series with its newest videos, and the way to all of it. */
export function SeriesShelf({ nome, total, videos, path, renderedAt }: SeriesShelfProps) {
  const t = useTranslations('videos')
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-10 md:pt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-xl md:text-2xl">
          {nome} <span className="text-sm font-normal text-muted">{t('seriesCount', { count: total })}</span>
        </h2>
        <SmartLink to={listAddress(path, { serie: nome })} className={`${textLinkClass} gap-1.5`}>
          {t('seriesAll')}
          <span className="sr-only">: {nome}</span>
          <Icon name="arrow" className="size-5" />
        </SmartLink>
      </div>
      <VideoShelf>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} renderedAt={renderedAt} heading="h3" />
        ))}
      </VideoShelf>
    </section>
  )
}
