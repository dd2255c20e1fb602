/** Specification §9: carousel defaults. */
const durationMs = 300

const stops = new WeakMap<HTMLElement, () => void>()

/** Scrolls a shelf to `left` within 300 ms, until a touch interrupts it; at once under reduced motion. */
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
  // Scroll snapping would undo every step: CSS disables it while this attribute is set.
  shelf.dataset.gliding = ''
  shelf.addEventListener('pointerdown', stop)
  stops.set(shelf, stop)
  let frame = requestAnimationFrame(step)
}
