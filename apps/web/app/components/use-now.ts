import { useEffect, useState } from 'react'

/** The browser's time, updated at every whole `paceMs`; rests while the page is hidden. Nothing before hydration. */
export function useNow(paceMs: number): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden) return
      setNow(new Date())
      timer = setTimeout(tick, paceMs - (Date.now() % paceMs))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [paceMs])
  return now
}
