import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoFacts } from './video-facts.tsx'

/** A video beside another, small. */
export function VideoRow({ video, renderedAt }: { video: VideoItem; renderedAt: string }) {
  return (
    <li className="group relative flex gap-3.5">
      <VideoCover
        video={video}
        className="w-36 shrink-0 self-start rounded-control *:data-play:hidden *:data-length:end-1.5 *:data-length:bottom-1.5"
      />
      <div className="min-w-0">
        <h3 lang={video.idioma} className="line-clamp-2 text-sm leading-snug font-semibold">
          <SmartLink to={pathTo('/videos/:videoId', { videoId: video.id })} className={cardLinkClass}>
            {video.titulo}
          </SmartLink>
        </h3>
        <p className="mt-1 line-clamp-2 text-xs text-muted">
          <VideoFacts video={video} renderedAt={renderedAt} />
        </p>
      </div>
    </li>
  )
}
