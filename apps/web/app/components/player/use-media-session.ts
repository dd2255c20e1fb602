import { absoluteImage } from '@narthex/contract/media/image-address'
import { type RefObject, useEffect } from 'react'
import type { Playable } from './player.tsx'

/** Tells the device what plays, so that its lock screen and its keys name and steer it. */
export function useMediaSession(video: RefObject<HTMLVideoElement | null>, { title, by, image }: Playable): void {
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = new MediaMetadata({
      title,
      ...(by && { artist: by }),
      artwork: image ? [{ src: absoluteImage(image, window.location.href) ?? image }] : [],
    })
    const skip = (seconds: number) => () => {
      if (video.current) video.current.currentTime += seconds
    }
    session.setActionHandler('seekbackward', skip(-10))
    session.setActionHandler('seekforward', skip(10))
    session.setActionHandler('seekto', ({ seekTime }) => {
      if (video.current && seekTime !== undefined) video.current.currentTime = seekTime
    })
    return () => {
      session.metadata = null
      for (const action of ['seekbackward', 'seekforward', 'seekto'] as const) session.setActionHandler(action, null)
    }
  }, [video, title, by, image])
}
