import { useEffect } from 'react'
import { type AwakeEvent, awakeEvent } from '../routing/wake.ts'
import { sessionKnown } from './session-known.ts'

/**
 * Tells the enhancer that the app controls the page, and when it will know who is there, so that what was touched before
 * is done as that person. In the outermost component, whose effects run last.
 */
export function useAwake(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    const isReady = 'member' in dataset ? sessionKnown() : Promise.resolve()
    dispatchEvent(new CustomEvent(awakeEvent, { detail: isReady }) satisfies AwakeEvent)
  }, [])
}
