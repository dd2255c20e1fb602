import type { Log } from '../log.ts'
import { createEventNumbers, type RelayedProcess, type StreamRelay } from './stream-events.ts'

export interface LocalRelayOptions {
  readonly now?: (() => number) | undefined
  readonly log?: Log | undefined
  /** Tells how many other processes serve the same churches, at once and at each change. */
  readonly watchProcesses?: ((listener: (others: number) => void) => void) | undefined
}

/** Carries events within this process, and knows when that is not enough. */
export function localRelay({ now, log, watchProcesses }: LocalRelayOptions = {}): StreamRelay {
  const nextId = createEventNumbers(now)
  let process: RelayedProcess | undefined
  let isAlone = false

  function onProcesses(others: number): void {
    if (isAlone === others > 0) return
    isAlone = others > 0
    if (isAlone)
      log?.warn({ others }, 'several processes serve without REDIS_URL: events reach the pages of one of them only')
    // What the others told until then is missing.
    else process?.onGap(nextId())
  }

  watchProcesses?.(onProcesses)
  return {
    start(started) {
      process = started
    },
    send: (event) => process?.onEvent({ ...event, id: nextId() }),
    countElsewhere: () => 0,
    get isAlone() {
      return isAlone
    },
    links: {},
    async close() {
      process = undefined
    },
  }
}
