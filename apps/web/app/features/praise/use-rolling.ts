import { type RefObject, useEffect, useState } from 'react'

/** Scroll speeds in CSS pixels a second: each a third faster, from a hymn to a march. */
export const speeds = [6, 8, 11, 15, 20, 26, 35, 46, 62] as const
export const usualSpeed = 3

/** Finds the scrolling element: the page, or the element in full screen. */
export function findScroller(frame: HTMLElement | null): Element {
  const full = document.fullscreenElement
  return full && full === frame ? full : (document.scrollingElement ?? document.documentElement)
}

/** Scrolls the song by itself and keeps the screen awake until the end. */
export function useRolling(frame: RefObject<HTMLElement | null>) {
  const [isRolling, setRolling] = useState(false)
  const [speed, setSpeed] = useState(usualSpeed)
  useEffect(() => {
    if (!isRolling) return
    let [before, owed, request] = [performance.now(), 0, 0]
    const step = (now: number) => {
      const scroller = findScroller(frame.current)
      owed += ((now - before) / 1000) * (speeds[speed] ?? speeds[usualSpeed])
      before = now
      // Browsers scroll by whole pixels: what is less is owed.
      const whole = Math.floor(owed)
      if (whole > 0) {
        owed -= whole
        scroller.scrollBy({ top: whole, behavior: 'instant' })
        if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) return setRolling(false)
      }
      request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [isRolling, speed, frame])
  return {
    isRolling,
    speed,
    toggle: () => setRolling((is) => !is),
    setSpeed: (next: number) => setSpeed(Math.min(speeds.length - 1, Math.max(0, next))),
  }
}
