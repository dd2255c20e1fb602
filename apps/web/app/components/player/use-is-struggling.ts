import { isSparing } from '@narthex/client/device/connection'
import { type RefObject, useEffect, useState } from 'react'

/** Number of halts within `withinMs` from which the connection counts as too slow. */
const manyHalts = 3
const withinMs = 60_000

/** Whether a video does better without its picture: data is saved, the network says that it is slow, or the video halts often. */
export function useIsStruggling(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isStruggling, setStruggling] = useState(false)
  useEffect(() => {
    if (isSparing()) setStruggling(true)
    const element = video.current
    let halts: number[] = []
    let hasPlayed = false
    const play = () => {
      hasPlayed = true
    }
    const halt = () => {
      // It waits at its beginning, and where it was moved.
      if (!hasPlayed || element?.seeking) return
      halts = [...halts, performance.now()].slice(-manyHalts)
      const [first] = halts
      if (halts.length === manyHalts && first !== undefined && performance.now() - first < withinMs) setStruggling(true)
    }
    element?.addEventListener('playing', play)
    element?.addEventListener('waiting', halt)
    return () => {
      element?.removeEventListener('playing', play)
      element?.removeEventListener('waiting', halt)
    }
  }, [video])
  return isStruggling
}
