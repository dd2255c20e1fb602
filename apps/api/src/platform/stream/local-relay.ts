import { createEventNumbers, type RelayedProcess, type StreamRelay } from './stream-events.ts'

/** Carries events within this process. */
export function localRelay(now?: () => number): StreamRelay {
  const nextId = createEventNumbers(now)
  let process: RelayedProcess | undefined
  return {
    start(started) {
      process = started
    },
    send: (event) => process?.onEvent({ ...event, id: nextId() }),
    countElsewhere: () => 0,
    isAlone: false,
    async close() {},
  }
}
