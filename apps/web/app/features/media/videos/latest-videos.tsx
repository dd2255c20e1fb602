import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { VideoCard, VideoShelf } from './video-card.tsx'

/** A church's last videos on another page. Texts: `videos`. */
export function LatestVideos({ videos, renderedAt }: { videos: readonly VideoItem[]; renderedAt: string }) {
  const t = useTranslations('videos')
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="latest-videos">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="latest-videos" className="text-2xl">
          {t('latest')}
        </h2>
        <SmartLink to="/videos" className={`${textLinkClass} gap-1.5`}>
          {t('all')}
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
