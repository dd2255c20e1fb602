import { useEffect } from 'react'
import { awakeEvent } from '../lib/wake.ts'

/** Tells the enhancer that the app controls the page. In the outermost component, whose effects run last. */
export function useAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    dispatchEvent(new Event(awakeEvent))
  }, [])
}
