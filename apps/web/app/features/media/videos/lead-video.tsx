import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoFacts } from './video-facts.tsx'

/** The newest video, larger than the others. */
export function LeadVideo({ video, renderedAt }: { video: VideoItem; renderedAt: string }) {
  const t = useTranslations('videos')
  const { id, titulo, resumo, serie, idioma } = video
  return (
    <article className="group relative grid overflow-hidden rounded-hero bg-card shadow-rest transition-shadow hover:shadow-lift lg:grid-cols-[7fr_5fr]">
      <VideoCover video={video} loading="first" className="lg:h-full lg:min-h-88" />
      <div className="flex flex-col items-start justify-center p-5 md:p-9">
        <p className="text-sm font-semibold text-brand-text">{serie ? t('seriesOf', { name: serie }) : t('newest')}</p>
        <h2 lang={idioma} className="mt-1.5 text-2xl">
          {titulo}
        </h2>
        <p className="mt-2 text-sm text-muted">
          <VideoFacts video={video} renderedAt={renderedAt} />
        </p>
        {resumo && (
          <p lang={idioma} className="mt-3 line-clamp-3 max-w-measure text-muted">
            {resumo}
          </p>
        )}
        <SmartLink
          to={pathTo('/videos/:videoId', { videoId: id })}
          className={`${buttonClass('primary')} mt-5 after:absolute after:inset-0`}
        >
          <Icon name="play" className="size-5 [&_path]:fill-current" />
          {t('watch')}
          <span className="sr-only">: {titulo}</span>
        </SmartLink>
      </div>
    </article>
  )
}
