import type { Broadcast, LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import type { Messages } from '@narthex/locales/catalogue'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMessages } from 'use-intl'
import { Facade } from '../../components/player/facade.tsx'
import { FramePlayer } from '../../components/player/frame-player.tsx'
import { MediaPlayer } from '../../components/player/media-player.tsx'
import { openDock, redrawDock } from '../../components/video-dock/dock.ts'
import { useDockSlot } from '../../components/video-dock/use-dock-slot.ts'
import { DockedBroadcast } from './docked-broadcast.tsx'
import { dockName, livePath, toLiveFrame, toOwnVideo } from './live-address.ts'

export interface LivePlayerProps {
  readonly broadcast: Broadcast
  readonly source: LiveSourceOnWire
  /** Start by the server's clock. */
  readonly startedAt: string | null
  readonly findNow: () => number
  /** The address asked for the video, not only for its page. */
  readonly isAsked: boolean
}

/**
 * Plays what is on air. Nothing is loaded before it is pressed; then other services in a frame, and files and streams
 * with controls of our own, where everyone is at the same moment. It goes along to other pages.
 */
export function LivePlayer({ broadcast, source, startedAt, findNow, isAsked }: LivePlayerProps) {
  const { live, player } = useMessages() as Messages
  const words = useMemo(() => ({ live, player }), [live, player])
  const { id, titulo, imagem } = broadcast
  const name = dockName(id)
  const [isServed, setServed] = useState(isAsked)
  const { slot, isDocked } = useDockSlot(name)
  const frame = toLiveFrame(source)
  const draw = (host: HTMLElement) => (
    <DockedBroadcast
      host={host}
      broadcast={broadcast}
      source={source}
      frame={frame}
      startedAt={startedAt}
      findNow={findNow}
      words={words}
    />
  )
  const play = () => {
    if (slot.current && !isDocked) openDock(name, slot.current, draw)
  }
  const redraw = useEffectEvent(() => redrawDock(name, draw))
  const playAsked = useEffectEvent(() => {
    if (!isServed) return
    setServed(false)
    play()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn there
  useEffect(() => redraw(), [broadcast, source, startedAt, findNow])
  useEffect(() => playAsked(), [])
  return (
    <div className="relative size-full">
      {!isDocked && !isServed && (
        <Facade
          title={titulo}
          image={imagem}
          cover={itemCover('TRANSMISSAO', id)}
          service={frame?.service}
          durationSeconds={null}
          playPath={livePath(id, 'play')}
          resumeSeconds={undefined}
          onPlay={play}
        />
      )}
      {isServed && <WithoutScripts broadcast={broadcast} source={source} />}
      <div ref={slot} className="absolute inset-0 empty:hidden" />
    </div>
  )
}

/** Player for browsers without scripts, which have no dock. */
function WithoutScripts({ broadcast: { id, titulo, imagem }, source }: Pick<LivePlayerProps, 'broadcast' | 'source'>) {
  const frame = toLiveFrame(source)
  const video = toOwnVideo(source)
  const nothingElse = { durationSeconds: null, chapters: [], captions: [] }
  return (
    <noscript className="block size-full">
      {frame && <FramePlayer address={frame.address} title={titulo} service={frame.service} />}
      {!frame && video && (
        <MediaPlayer
          playable={{
            source: video,
            title: titulo,
            image: imagem,
            cover: itemCover('TRANSMISSAO', id),
            ...nothingElse,
          }}
          source={video}
          startSeconds={0}
        />
      )}
    </noscript>
  )
}
