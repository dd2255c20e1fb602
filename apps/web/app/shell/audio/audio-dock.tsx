import { lazy, Suspense, useEffect } from 'react'
import { resumeListening, useListening } from './listening.ts'

const AudioPlayer = lazy(() => import('./audio-player.tsx').then((module) => ({ default: module.AudioPlayer })))

/** Where the audio player stands: outside the pages, so that it goes on from one to the next. Loaded with its first sound. */
export function AudioDock() {
  const { listening } = useListening()
  useEffect(resumeListening, [])
  return (
    listening && (
      <Suspense>
        <AudioPlayer {...listening} />
      </Suspense>
    )
  )
}
