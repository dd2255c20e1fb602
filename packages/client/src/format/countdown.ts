import { hourMs } from '@narthex/contract/durations'
import { remainingText } from './remaining-text.ts'

/** Finds the countdowns of a page. */
export const countdownSelector = '[data-starts-at]'

/** Stands for the remaining time in `data-text`. */
export const remainingPlace = '{time}'

/**
 * Writes the time until `data-starts-at` into the element: by the minute, in the last hour by the second. Rests while the
 * page is hidden. Returns the function that stops it.
 */
export function runCountdown(element: HTMLElement): () => void {
  const { startsAt = '', text = remainingPlace } = element.dataset
  const start = Date.parse(startsAt)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    if (document.hidden) return
    const remainingMs = start - Date.now()
    element.textContent = ` · ${text.replace(remainingPlace, remainingText(remainingMs))}`
    const paceMs = remainingMs <= hourMs ? 1000 : 60_000
    timer = setTimeout(tick, paceMs - (Date.now() % paceMs))
  }
  tick()
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
