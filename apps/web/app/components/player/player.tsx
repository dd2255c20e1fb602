import { parseSeconds } from '@narthex/client/format/recording-times'
import type { Caption, Chapter } from '@narthex/contract/media/video.schemas'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { readCaptionsWish } from './captions-wish.ts'
import { Facade } from './facade.tsx'
import { FramePlayer } from './frame-player.tsx'
import { MediaPlayer } from './media-player.tsx'
import { frameAddress, serviceName, withCaptions } from './player-source.ts'
import { watchedSeconds } from './watched.ts'

/** A video to play, from any feature. */
export interface Playable {
  readonly source: VideoSource
  readonly title: string
  /** Author or owner: shown with the title where the device displays what is playing. */
  readonly by?: string | undefined
  readonly image: string | null
  /** Cover drawn in place of a missing picture. */
  readonly cover: DrawnCover
  readonly durationSeconds: number | null
  readonly chapters: readonly Chapter[]
  readonly captions: readonly Caption[]
  /** Key under which the watched position is remembered on the device; without it nothing is remembered. */
  readonly name?: string | undefined
}

export interface PlayerHandle {
  /** Goes to a second and plays. */
  seekTo(seconds: number): void
  /** Position in seconds, as far as it is known: another service's player reports nothing. */
  currentSeconds(): number
}

export interface PlayerProps {
  readonly playable: Playable
  /** This page, playing: where the sign to play leads before the app runs, or without it. */
  readonly playPath: string
  /** The address asked for the video, not only for its page. */
  readonly isAsked: boolean
  readonly ref?: Ref<PlayerHandle>
}

/**
 * Plays a video of any source. Nothing is loaded, and no other service asked, before the visitor presses play; then other services
 * in a frame, files and streams with controls of our own. Goes on where one left off, or at the `t` of the address.
 * Fills its parent, which is 16:9. The page's loader allows what it loads: `visit.allow(playerPolicy(source))`. Texts: `player`.
 */
export function Player({ playable, playPath, isAsked, ref }: PlayerProps) {
  const { source, name } = playable
  const [start, setStart] = useState<number | undefined>(isAsked ? 0 : undefined)
  const [offer, setOffer] = useState<number>()
  const [captions, setCaptions] = useState('')
  const media = useRef<PlayerHandle>(null)

  // Only the browser knows how far one was, and the server is told of no `t`.
  useEffect(() => {
    const asked = parseSeconds(new URLSearchParams(window.location.search).get('t'))
    setOffer(asked ?? (name === undefined ? undefined : watchedSeconds(name)))
  }, [name])

  useImperativeHandle(ref, () => ({
    seekTo: (seconds) => (media.current ? media.current.seekTo(seconds) : setStart(seconds)),
    currentSeconds: () => media.current?.currentSeconds() ?? 0,
  }))

  const service = serviceName(source)
  if (start === undefined) {
    const { title, image, cover, durationSeconds } = playable
    return (
      <Facade
        title={title}
        image={image}
        cover={cover}
        service={service}
        durationSeconds={durationSeconds}
        playPath={playPath}
        resumeSeconds={offer}
        onPlay={(second) => {
          setCaptions(readCaptionsWish())
          setStart(second)
        }}
      />
    )
  }
  if (source.servico === 'YOUTUBE' || source.servico === 'VIMEO') {
    const address = withCaptions(frameAddress(source, start) ?? '', captions)
    return <FramePlayer address={address} title={playable.title} service={service} />
  }
  return <MediaPlayer playable={playable} source={source} startSeconds={start} ref={media} />
}
