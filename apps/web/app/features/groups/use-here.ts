import { LocationError, locate, type Point } from '@narthex/client/device/locate'
import { useState } from 'react'

export type Locating = 'idle' | 'busy' | 'refused' | 'failed'

/**
 * Where the reader is, asked for when they say so, and kept as long as the page is: to about a hundred metres, as no group
 * is told of more exactly either.
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
