import { buttonClass } from '@narthex/ui/button'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Facade } from '../../../../components/player/facade.tsx'
import { Player } from '../../../../components/player/player.tsx'
import { QuietPage } from '../../../../components/quiet-page.tsx'
import { useChurchSite } from '../../../../page/use-site.ts'
import type { Embedded } from './embedded.server.ts'
import type { KnownFrame } from './frame-hosts.ts'

interface EmbedPlayerProps {
  readonly title: string
  readonly embedded: Embedded
  readonly isAsked: boolean
}

/** A player for other sites to frame: a video, another site's player, or foreign markup in a sandboxed frame. */
export function EmbedPlayer({ title, embedded, isAsked }: EmbedPlayerProps) {
  const t = useTranslations('videos')
  const { corApp, church } = useChurchSite()
  const { pathname, search } = useLocation()
  const playPath = `${pathname}?${new URLSearchParams([...new URLSearchParams(search), ['play', '1']])}`
  const cover = { seed: `${church.codigo} player` }
  if (embedded.kind === 'video') {
    const { source } = embedded
    const nothingElse = { image: null, durationSeconds: null, chapters: [], captions: [] }
    return (
      <Whole title={title}>
        <Player playable={{ source, title, cover, ...nothingElse }} playPath={playPath} isAsked={isAsked} />
      </Whole>
    )
  }
  if (embedded.kind === 'frame') {
    return (
      <Whole title={title}>
        <OthersPlayer frame={embedded.frame} title={title} cover={cover} playPath={playPath} isAsked={isAsked} />
      </Whole>
    )
  }
  if (embedded.kind === 'html') {
    return (
      <Whole title={title}>
        <iframe
          srcDoc={embedded.document}
          title={t('embed.html')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="block size-full border-0 bg-white"
        />
      </Whole>
    )
  }
  if (embedded.kind === 'link') {
    const { href, host } = embedded
    return (
      <QuietPage {...cover} colour={corApp} title={t('embed.linkTitle', { host })} lead={t('embed.link')}>
        <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass('primary')}>
          {t('embed.open', { host })}
        </a>
      </QuietPage>
    )
  }
  return <QuietPage {...cover} colour={corApp} title={t('embed.emptyTitle')} lead={t('embed.empty')} />
}

function Whole({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="h-dvh w-full bg-black">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  )
}

interface OthersPlayerProps {
  readonly frame: KnownFrame
  readonly title: string
  readonly cover: DrawnCover
  readonly playPath: string
  readonly isAsked: boolean
}

/** The player of another site, loaded only when the visitor presses play. */
function OthersPlayer({ frame, title, cover, playPath, isAsked }: OthersPlayerProps) {
  const t = useTranslations('player')
  const [isPlaying, setPlaying] = useState(isAsked)
  const { service, address } = frame
  if (!isPlaying) {
    return (
      <Facade
        title={title}
        cover={cover}
        service={service}
        playPath={playPath}
        image={null}
        durationSeconds={null}
        resumeSeconds={undefined}
        onPlay={() => setPlaying(true)}
      />
    )
  }
  return (
    <iframe
      src={address}
      title={t('frame', { title, service })}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin"
      className="block size-full border-0 bg-black"
    />
  )
}
