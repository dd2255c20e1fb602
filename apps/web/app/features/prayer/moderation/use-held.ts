import { useEffect, useRef } from 'react'

export interface Held {
  /** Does it after a while, or as soon as the page is left. */
  hold(key: string, act: () => void): void
  /** Does not do it. */
  drop(key: string): void
}

/** Delays actions, so that they can be taken back. */
export function useHeld(afterMs: number): Held {
  const held = useRef(new Map<string, { readonly timer: number; readonly act: () => void }>())
  useEffect(() => {
    const all = held.current
    const actNow = () => {
      for (const [key, { timer, act }] of all) {
        clearTimeout(timer)
        all.delete(key)
        act()
      }
    }
    addEventListener('pagehide', actNow)
    return () => {
      removeEventListener('pagehide', actNow)
      actNow()
    }
  }, [])

  const drop = (key: string) => {
    clearTimeout(held.current.get(key)?.timer)
    held.current.delete(key)
  }
  return {
    drop,
    hold(key, act) {
      const timer = window.setTimeout(() => {
        held.current.delete(key)
        act()
      }, afterMs)
      held.current.set(key, { timer, act })
    },
  }
}
