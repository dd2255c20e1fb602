/** Specification §9: carousel defaults. */
const durationMs = 300

const stops = new WeakMap<HTMLElement, () => void>()

/** Scrolls a shelf to `left` within 300 ms, unless a finger takes over; at once for those who want no motion. */
export function glide(shelf: HTMLElement, left: number): void {
  stops.get(shelf)?.()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    shelf.scrollLeft = left
    return
  }
  const from = shelf.scrollLeft
  const began = performance.now()
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - began) / durationMs))
    shelf.scrollLeft = from + (left - from) * (1 - (1 - share) ** 3)
    if (share < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    shelf.removeEventListener('pointerdown', stop)
    delete shelf.dataset.gliding
  }
  // Snapping would pull every step back: the shelf's own style lets go of it as long as this stands.
  shelf.dataset.gliding = ''
  shelf.addEventListener('pointerdown', stop)
  stops.set(shelf, stop)
  let frame = requestAnimationFrame(step)
}
