import { LocationError, locate, type Point } from '@narthex/client/device/locate'
import { useState } from 'react'

export type Locating = 'idle' | 'busy' | 'refused' | 'failed'

/**
 * Asks for the reader's position on request and keeps it while the page is open, rounded to about 100 m: groups are
 * placed no more exactly.
 */
export function useHere() {
  const [here, setHere] = useState<Point>()
  const [state, setState] = useState<Locating>('idle')
  const find = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { latitude, longitude } = await locate(navigator.geolocation)
      setHere({ latitude: rounded(latitude), longitude: rounded(longitude) })
      setState('idle')
    } catch (error) {
      setState(error instanceof LocationError && error.reason === 'refused' ? 'refused' : 'failed')
    }
  }
  const forget = () => {
    setHere(undefined)
    setState('idle')
  }
  return { here, state, find, forget }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(3))
}
