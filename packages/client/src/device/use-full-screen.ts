import { type RefObject, useSyncExternalStore } from 'react'

export interface FullScreen {
  /** Phones of one maker show nothing but videos so. */
  readonly isPossible: boolean
  readonly isOn: boolean
  readonly toggle: () => void
}

/** A part of the page that can fill the screen. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): FullScreen {
  const isPossible = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled === true,
    () => false,
  )
  const isOn = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
    () => false,
  )
  // Refused without a word: the page is there either way.
  const toggle = () => void (isOn ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => {})
  return { isPossible, isOn, toggle }
}

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
