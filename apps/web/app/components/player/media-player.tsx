import type { OwnVideo } from '@narthex/contract/media/watch-address'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocale } from 'use-intl'
import { playlistType, soundAlone } from './attach-stream.ts'
import { Controls } from './controls.tsx'
import type {} from './media-elements.ts'
import type { Playable, PlayerHandle } from './player.tsx'
import { PlayerTrouble } from './player-trouble.tsx'
import { SoundAloneMark, SoundAloneOffer } from './sound-alone.tsx'
import { useChapterTrack } from './use-chapter-track.ts'
import { useMediaSession } from './use-media-session.ts'
import { type SharedPace, useSharedPace } from './use-shared-pace.ts'
import { useStream } from './use-stream.ts'
import { keepWatched } from './watched.ts'

interface MediaPlayerProps {
  readonly playable: Playable
  readonly source: OwnVideo
  readonly startSeconds: number
  /** Pace of a video that everyone watches at the same moment: it cannot be moved, nor played faster. */
  readonly pace?: SharedPace | undefined
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined
  /** Follows where it stands, as it plays, and when it pauses or ends. */
  readonly onMoment?: ((moment: WatchedMoment) => void) | undefined
  /** Newer address of the same file, for when a signed address is about to expire. */
  readonly renewed?: string | undefined
  /** Content above the picture; it comes and goes with the controls, also in full screen. */
  readonly top?: ReactNode
  /** Nothing came from its address. */
  readonly onTrouble?: (() => void) | undefined
  /** The element to show in full screen, instead of the player itself. */
  readonly stageId?: string | undefined
  /** The page is for this video alone: its keys work at once. */
  readonly hasKeys?: true
  readonly ref?: Ref<PlayerHandle>
}

/** Position of a video. */
export interface WatchedMoment {
  readonly kind: 'playing' | 'paused' | 'ended'
  readonly seconds: number
  /** NaN until it is known. */
  readonly durationSeconds: number
}

/**
 * Plays a file or a stream. The browser's own controls are there at once, and without scripts; ours take over when they
 * have come. How far it was watched is kept as it plays.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { playable, source, startSeconds, pace, renewed, top, onTrouble, stageId, hasKeys, ref } = props
  const controller = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { url, stream, quality, chooseQuality, trouble, retry, report } = useStream(video, source, renewed)
  const hasControls = useControls(controller, hasKeys)
  useChapterTrack(video, playable.chapters)
  useMediaSession(video, playable)
  useSharedPace(video, pace)
  useStart(video, startSeconds)
  const tellTrouble = useEffectEvent(() => onTrouble?.())
  useEffect(() => {
    if (trouble) tellTrouble()
  }, [trouble])
  useImperativeHandle(ref, () => ({
    seekTo(seconds) {
      if (!video.current) return
      video.current.currentTime = seconds
      video.current.play().catch(() => undefined)
    },
    currentSeconds: () => video.current?.currentTime ?? 0,
  }))
  return (
    <div className="@container relative size-full">
      <media-controller
        ref={controller}
        class="media-look group/player block size-full bg-black text-white"
        autohide="3"
        fullscreenelement={stageId}
        keyboardforwardseekoffset="10"
        keyboardbackwardseekoffset="10"
      >
        <Media
          video={video}
          url={url}
          playable={playable}
          source={source}
          hasControls={hasControls}
          onPlayingChange={props.onPlayingChange}
          onMoment={props.onMoment}
          onError={report}
        />
        {top && (
          <div slot="top-chrome" className="bg-linear-to-b from-black/80 to-transparent">
            {top}
          </div>
        )}
        {hasControls && (
          <Controls
            video={video}
            stream={stream}
            quality={quality}
            onQuality={chooseQuality}
            isShared={pace !== undefined}
          />
        )}
      </media-controller>
      {quality === soundAlone && <SoundAloneMark />}
      {stream?.hasSoundAlone && quality !== soundAlone && (
        <SoundAloneOffer video={video} onChoose={() => chooseQuality(soundAlone)} />
      )}
      {trouble && <PlayerTrouble source={source} onRetry={retry} />}
    </div>
  )
}

/** Begins within the very gesture that asked for it: some browsers let nothing sound otherwise. */
function useStart(video: RefObject<HTMLVideoElement | null>, startSeconds: number): void {
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    if (startSeconds > 0) element.currentTime = startSeconds
    // Refused before the first touch of the page: the controls are there to begin with.
    element.play().catch(() => undefined)
  }, [video, startSeconds])
}

/** Whether our own controls have come. */
function useControls(controller: RefObject<HTMLElement | null>, hasKeys: true | undefined): boolean {
  const [hasControls, setHasControls] = useState(false)
  useEffect(() => {
    import('./media-controls.ts').then(
      () => setHasControls(true),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (hasControls && hasKeys) controller.current?.focus({ preventScroll: true })
  }, [controller, hasControls, hasKeys])
  return hasControls
}

interface MediaProps extends Pick<MediaPlayerProps, 'playable' | 'source' | 'onPlayingChange' | 'onMoment'> {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly url: string | undefined
  readonly hasControls: boolean
  readonly onError: () => void
}

/** The video itself, whose place is kept as it plays. */
function Media({ video, url, playable, source, hasControls, onPlayingChange, onMoment, onError }: MediaProps) {
  const locale = useLocale()
  const follow = (kind: WatchedMoment['kind']) => {
    if (!video.current) return
    const { currentTime, duration } = video.current
    if (playable.name !== undefined) keepWatched(playable.name, currentTime, duration)
    onMoment?.({ kind, seconds: currentTime, durationSeconds: duration })
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: as many as the church gave
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
      onPlaying={() => onPlayingChange?.(true)}
      onTimeUpdate={({ currentTarget }) => {
        if (!currentTarget.paused) follow('playing')
      }}
      onPause={() => {
        follow('paused')
        onPlayingChange?.(false)
      }}
      onEnded={() => follow('ended')}
      onError={onError}
      className="size-full object-contain"
    >
      {/* Without scripts, where the browser plays streams by itself; elsewhere it is passed by. */}
      {source.servico === 'HLS' && <source src={source.url} type={playlistType} />}
      {playable.captions.map(({ idioma, url: address }) => (
        <track key={idioma} kind="captions" src={address} srcLang={idioma} label={languageName(idioma, locale)} />
      ))}
    </video>
  )
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
