import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import type { ReactNode } from 'react'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoFacts } from './video-facts.tsx'

/** A video of a list, as `<li>`: its picture, wide as it will play, and below it what it is. */
export function VideoCard({
  video,
  renderedAt,
  heading: Heading,
}: {
  video: VideoItem
  renderedAt: string
  heading: 'h2' | 'h3'
}) {
  return (
    <li className="group relative min-w-0">
      <VideoCover
        video={video}
        className="rounded-card shadow-rest transition-shadow group-hover:shadow-lift [&_[data-cover]]:group-hover:scale-[1.03]"
      />
      <Heading lang={video.idioma} className="mt-3 line-clamp-2 text-base leading-snug font-semibold">
        <SmartLink to={pathTo('/videos/:videoId', { videoId: video.id })} className={cardLinkClass}>
          {video.titulo}
        </SmartLink>
      </Heading>
      <p className="mt-1 line-clamp-1 text-sm text-muted">
        <VideoFacts video={video} renderedAt={renderedAt} />
      </p>
    </li>
  )
}

/** Grid of videos; a single column on phones. */
export function VideoGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
}

/** A row of videos under the thumb, the next one peeping in; on wider screens as many as there is room for. */
export function VideoShelf({ children }: { children: ReactNode }) {
  return (
    <ul className="relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-2 [scrollbar-width:none] *:w-[72%] *:shrink-0 *:snap-start sm:*:w-[42%] md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0 md:*:w-auto md:*:nth-[n+4]:hidden lg:grid-cols-4 lg:*:nth-4:block">
      {children}
    </ul>
  )
}
