import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down; 0 from then on. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  const isWaiting = at > now
  useEffect(() => {
    if (at <= Date.now()) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [at])
  useEffect(() => {
    if (isWaiting && at <= Date.now()) setNow(Date.now())
  }, [isWaiting, at])
  return isWaiting ? Math.ceil((at - now) / 1000) : 0
}
