import { secondMs } from '@narthex/contract/durations'
import { useEffect, useState } from 'react'

/** Milliseconds until an instant, by the second; zero once it is over. */
export function useRemainingMs(until: string): number {
  const end = Date.parse(until)
  const [now, setNow] = useState(Date.now)
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, end - now)
}
