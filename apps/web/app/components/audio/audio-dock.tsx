import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect } from 'react'
import { resumeListening, useListening } from './listening.ts'

const AudioPlayer = lazyPart(() => import('./audio-player.tsx').then(({ AudioPlayer }) => AudioPlayer))

/** Place of the audio player, outside the pages, so that it plays on across them. Loaded with its first sound. */
export function AudioDock() {
  const { listening } = useListening()
  useEffect(resumeListening, [])
  return (
    listening && (
      <LazyPart>
        <AudioPlayer {...listening} />
      </LazyPart>
    )
  )
}
