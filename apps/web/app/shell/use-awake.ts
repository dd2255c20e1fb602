import { useEffect } from 'react'
import { sessionKnown } from '../lib/session-known.ts'
import { awakeEvent } from '../lib/wake.ts'

/**
 * Tells the enhancer that the app controls the page and knows who is there, so that what was touched before is done as
 * that person. In the outermost component, whose effects run last.
 */
export function useAwake(): void {
  useEffect(() => {
    const tell = () => {
      document.documentElement.dataset.awake = ''
      dispatchEvent(new Event(awakeEvent))
    }
    if ('member' in document.documentElement.dataset) void sessionKnown().then(tell)
    else tell()
  }, [])
}
