import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Two fingers on the song change its size instead of the page's: what was at the edge stays in sight. */
export function usePinch(sheet: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const tell = useEffectEvent(onZoom)
  const current = useEffectEvent(() => zoom)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    let began: { apart: number; zoom: number } | undefined
    const start = ({ touches }: TouchEvent) => {
      began = touches.length === 2 ? { apart: apartOf(touches), zoom: current() } : undefined
    }
    const move = (event: TouchEvent) => {
      if (!began || event.touches.length !== 2) return
      event.preventDefault()
      tell(began.zoom * (apartOf(event.touches) / began.apart))
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
    }
  }, [sheet])
}

function apartOf([a, b]: TouchList): number {
  if (!a || !b) return 1
  return Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY))
}
