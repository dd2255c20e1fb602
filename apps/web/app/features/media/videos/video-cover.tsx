import { clockText } from '@narthex/client/format/recording-times'
import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { Badge } from '@narthex/ui/badge'
import { Cover, type CoverProps } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { WatchedBar } from './watched-bar.tsx'

interface VideoCoverProps {
  readonly video: VideoItem
  readonly loading?: CoverProps['loading']
  readonly className?: string
}

/** Cover of a video: picture, length, and the reader's progress. */
export function VideoCover({ video, loading = 'lazy', className = '' }: VideoCoverProps) {
  const t = useTranslations('player')
  const { corApp } = useChurchSite()
  const { id, imagem, duracaoSegundos } = video
  return (
    <div className={`relative isolate aspect-video overflow-hidden bg-deep text-white ${className}`}>
      <Cover
        {...itemCover('VIDEO', id)}
        colour={corApp}
        focus="middle"
        photo={imagem}
        loading={loading}
        className="absolute inset-0 size-full transition-transform duration-250 [&>svg]:size-full"
      />
      <span
        data-play=""
        aria-hidden="true"
        className="absolute start-3 bottom-3 grid size-10 place-items-center rounded-full bg-black/60 text-white transition-colors group-hover:bg-white group-hover:text-deep"
      >
        <Icon name="play" className="size-5 translate-x-px [&_path]:fill-current" />
      </span>
      {duracaoSegundos !== null && (
        <span data-length="" className="absolute end-3 bottom-3 tabular-nums">
          <Badge tone="shade" size="small">
            <span className="sr-only">{t('length')} </span>
            {clockText(duracaoSegundos)}
          </Badge>
        </span>
      )}
      <WatchedBar video={video} />
    </div>
  )
}
