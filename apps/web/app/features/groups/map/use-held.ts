import { useEffect, useState } from 'react'
import type { Held } from './use-map.ts'

const toldMs = 1200

/** A short hint on how to move the map, after a gesture scrolled the page instead. */
export function useHeld() {
  const [held, setHeld] = useState<{ readonly by: Held }>()
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(undefined), toldMs)
    return () => clearTimeout(timer)
  }, [held])
  return { held: held?.by, hold: (by: Held) => setHeld({ by }) }
}
