import type { CarriedEvent, StreamRelay } from './stream-events.ts'

/** Carries events within this process. */
export function localRelay(now: () => number = Date.now): StreamRelay {
  let hear: ((event: CarriedEvent) => void) | undefined
  let [lastMs, count] = [0, 0]
  return {
    start({ event }) {
      hear = event
    },
    send(event) {
      // Also where the clock goes back.
      const ms = Math.max(now(), lastMs)
      count = ms === lastMs ? count + 1 : 1
      lastMs = ms
      hear?.({ ...event, id: `${ms}-${count}` })
    },
    async close() {},
  }
}
