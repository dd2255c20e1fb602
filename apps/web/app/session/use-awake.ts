import { useEffect } from 'react'
import { type AwakeEvent, awakeEvent } from '../routing/wake.ts'
import { sessionKnown } from './session-known.ts'

/**
 * Tells the enhancer that the app controls the page and when the session is known, so that earlier clicks are replayed
 * as that member. Used in the outermost component, whose effects run last.
 */
export function useAwake(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    const isReady = 'member' in dataset ? sessionKnown() : Promise.resolve()
    dispatchEvent(new CustomEvent(awakeEvent, { detail: isReady }) satisfies AwakeEvent)
  }, [])
}
