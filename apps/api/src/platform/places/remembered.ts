import { minuteMs } from '@narthex/contract/durations'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** The result of asking a service: a value, that there is none, or no answer at all. */
export type Found<T> = { readonly value: T } | 'none' | 'no answer'

export type Asking<T> = (key: string) => Promise<Found<T>>

/** Streets move seldom; what is not there today may be new tomorrow. */
const livesMs = { found: 7 * 24 * 60 * minuteMs, none: 60 * minuteMs }
/** A failed service is not called for this time, so that callers do not wait for it. */
const restMs = minuteMs / 2
const maxEntries = 20_000

/**
 * Asks a service once for however many want the same, and remembers what it said. `ask` gives undefined where there is
 * none such; that it throws is noted in the log by the service's name, without what was asked.
 */
export function remembered<T extends object>(
  service: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  ask: (key: string) => Promise<T | undefined>,
): Asking<T> {
  const answers = new LRUCache<string, { readonly value: T | undefined }>({
    max: maxEntries,
    ttl: livesMs.found,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    async fetchMethod(key, _stale, { options }) {
      const value = await ask(key)
      options.ttl = value === undefined ? livesMs.none : livesMs.found
      return { value }
    },
  })
  let restsUntil = 0

  return async (key) => {
    const now = clock().getTime()
    if (now < restsUntil && !answers.has(key)) return 'no answer'
    try {
      const value = (await answers.fetch(key))?.value
      return value === undefined ? 'none' : { value }
    } catch (error) {
      if (now >= restsUntil)
        log.warn({ service, reason: error instanceof Error ? error.message : 'unknown' }, 'a service did not answer')
      restsUntil = now + restMs
      return 'no answer'
    }
  }
}
