import type { ServiceVideo } from '@narthex/contract/media/video-address'
import { useTranslations } from 'use-intl'
import { frameAddress, serviceName } from './player-source.ts'

interface FramePlayerProps {
  readonly source: ServiceVideo
  readonly title: string
  readonly startSeconds: number
}

/** Another service's player, which may run its scripts and show its pages in new tabs, and touch nothing of ours. */
export function FramePlayer({ source, title, startSeconds }: FramePlayerProps) {
  const t = useTranslations('player')
  return (
    <iframe
      key={startSeconds}
      src={frameAddress(source, startSeconds)}
      title={t('frame', { title, service: serviceName(source) ?? '' })}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      // Which site it is, as the services ask; not which page.
      referrerPolicy="strict-origin"
      className="block size-full border-0 bg-black"
    />
  )
}
