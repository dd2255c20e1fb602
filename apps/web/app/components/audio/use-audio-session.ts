import { absoluteImage } from '@narthex/contract/media/image-address'
import { useEffect } from 'react'
import type { Listening } from './listening.ts'
import {
  listen,
  nextAfter,
  pause,
  play,
  seek,
  skip,
  skipBackSeconds,
  skipForwardSeconds,
  stopListening,
} from './sound.ts'
import { useSound } from './sound-state.ts'

/** Tells the device what plays and how far it is, so that its lock screen, its keys and a car name and steer it. */
export function useAudioSession(listening: Listening): void {
  const { current, show } = listening
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    const artwork = current.image ? [{ src: absoluteImage(current.image, location.href) ?? current.image }] : []
    session.metadata = new MediaMetadata({ title: current.title, artist: show, artwork })
    const next = nextAfter(listening)
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
      play,
      pause,
      stop: stopListening,
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? skipBackSeconds)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? skipForwardSeconds),
      seekto: ({ seekTime }) => seek(seekTime ?? 0),
      nexttrack: next ? () => listen({ ...listening, current: next }) : null,
    }
    for (const [action, handler] of Object.entries(handlers)) handle(session, action as MediaSessionAction, handler)
    return () => {
      session.metadata = null
      for (const action of Object.keys(handlers)) handle(session, action as MediaSessionAction, null)
    }
  }, [listening, current, show])

  // By its own steps: told at each of a sound's, it would be told four times a second.
  useEffect(() => {
    const tell = ({ isPlaying, time, duration, rate }: ReturnType<typeof useSound.getState>) => {
      const session = navigator.mediaSession
      if (!session) return
      session.playbackState = isPlaying ? 'playing' : 'paused'
      if (duration) session.setPositionState?.({ duration, playbackRate: rate, position: Math.min(time, duration) })
    }
    return useSound.subscribe((now, before) => {
      const hasMoved = Math.abs(now.time - before.time) > 2
      const isOther = now.isPlaying !== before.isPlaying || now.duration !== before.duration || now.rate !== before.rate
      if (hasMoved || isOther) tell(now)
    })
  }, [])
}

function handle(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // A browser that does not know it has no key for it either.
  }
}
