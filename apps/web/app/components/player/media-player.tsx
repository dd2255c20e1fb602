import './media-look.css'
import type { OwnVideo } from '@narthex/contract/media/video-address'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { playlistType } from './attach-stream.ts'
import { Controls } from './controls.tsx'
import type {} from './media-elements.ts'
import type { Playable, PlayerHandle } from './player.tsx'
import { PlayerTrouble } from './player-trouble.tsx'
import { useChapterTrack } from './use-chapter-track.ts'
import { useMediaSession } from './use-media-session.ts'
import { useStream } from './use-stream.ts'
import { keepWatched } from './watched.ts'

interface MediaPlayerProps {
  readonly playable: Playable
  readonly source: OwnVideo
  readonly startSeconds: number
  readonly ref?: Ref<PlayerHandle>
}

/**
 * Plays a file or a stream. The browser's own controls are there at once, and without scripts; ours take over when they
 * have come. How far it was watched is kept as it plays.
 */
export function MediaPlayer({ playable, source, startSeconds, ref }: MediaPlayerProps) {
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const [hasControls, setHasControls] = useState(false)
  const { url, stream, trouble, retry, report } = useStream(video, source)
  useChapterTrack(video, playable.chapters)
  useMediaSession(video, playable)

  // Within the very gesture that asked for it: some browsers let nothing sound otherwise.
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    if (startSeconds > 0) element.currentTime = startSeconds
    // Refused before the first touch of the page: the controls are there to begin with.
    element.play().catch(() => undefined)
  }, [startSeconds])
  useEffect(() => {
    import('./media-controls.ts').then(
      () => setHasControls(true),
      () => undefined,
    )
  }, [])
  useImperativeHandle(ref, () => ({
    seekTo(seconds) {
      if (!video.current) return
      video.current.currentTime = seconds
      video.current.play().catch(() => undefined)
    },
    currentSeconds: () => video.current?.currentTime ?? 0,
  }))

  const keep = () => {
    const { name } = playable
    if (video.current && name !== undefined) keepWatched(name, video.current.currentTime, video.current.duration)
  }
  return (
    <div className="relative size-full">
      <media-controller
        class="media-look group/player block size-full bg-black text-white"
        autohide="3"
        keyboardforwardseekoffset="10"
        keyboardbackwardseekoffset="10"
      >
        {/* biome-ignore lint/a11y/useMediaCaption: as many as the church gave */}
        <video
          ref={video}
          slot="media"
          src={url}
          poster={playable.image ?? undefined}
          title={playable.title}
          controls={!hasControls}
          autoPlay
          playsInline
          preload="auto"
          onTimeUpdate={keep}
          onPause={keep}
          onEnded={keep}
          onError={report}
          className="size-full object-contain"
        >
          {/* Without scripts, where the browser plays streams by itself; elsewhere it is passed by. */}
          {source.servico === 'HLS' && <source src={source.url} type={playlistType} />}
          {playable.captions.map(({ idioma, url }) => (
            <track key={idioma} kind="captions" src={url} srcLang={idioma} label={languageName(idioma, locale)} />
          ))}
        </video>
        {hasControls && <Controls video={video} stream={stream} hasCaptions={playable.captions.length > 0} />}
      </media-controller>
      {trouble && <PlayerTrouble source={source} onRetry={retry} />}
    </div>
  )
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
