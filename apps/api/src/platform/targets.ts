import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Time-outs in a row after which a target rests. */
export const maxTimeouts = 3
/** How often it is tried while it rests. */
export const probeEveryMs = 60_000

/** A target rests: it was not called. */
export class TargetRestsError extends Error {
  override name = 'TargetRestsError'
  /** When it is worth another try. */
  readonly until: Date
  constructor(until: Date) {
    super('It did not answer lately, and is called again later')
    this.until = until
  }
}

/** A service that jobs call, by kind and name: the mail server, a church's gateway, a push service, a feed's host. */
export interface Target {
  readonly kind: 'mail' | 'gateway' | 'push' | 'web'
  readonly name: string
}

/**
 * Others that jobs call, as this process knows them. One that did not answer in time three times in a row rests: it is
 * called once a minute until it answers, and the other calls fail at once instead of waiting each for itself.
 */
export interface Targets {
  /** Throws TargetRestsError instead of calling. */
  call<T>(target: Target, run: () => Promise<T>, isTimeout: (error: unknown) => boolean): Promise<T>
  /** How it may be called at this moment. */
  readonly findState: (target: Target) => 'awake' | 'resting' | 'probe due'
  /** How many of a kind rest. */
  countResting(kind: Target['kind']): number
}

interface State {
  readonly kind: Target['kind']
  timeouts: number
  probeAt: number
  isProbing: boolean
}

const maxTargets = 10_000

export function createTargets({ clock, log }: { readonly clock: Clock; readonly log: Log }): Targets {
  // Only those that failed to answer are remembered.
  const states = new LRUCache<string, State>({ max: maxTargets })
  const toKey = ({ kind, name }: Target) => `${kind} ${name}`
  const now = () => clock().getTime()
  const isResting = ({ timeouts }: State) => timeouts >= maxTimeouts

  function noteTimeout({ kind, name }: Target): void {
    const key = toKey({ kind, name })
    const state = states.get(key) ?? { kind, timeouts: 0, probeAt: 0, isProbing: false }
    state.timeouts += 1
    state.probeAt = now() + probeEveryMs
    states.set(key, state)
    if (state.timeouts === maxTimeouts) log.warn({ kind }, 'a target does not answer, and rests')
  }

  function noteAnswer(target: Target): void {
    const state = states.get(toKey(target))
    if (state && isResting(state)) log.info({ kind: state.kind }, 'a target answers again')
    states.delete(toKey(target))
  }

  return {
    async call(target, run, isTimeout) {
      const state = states.get(toKey(target))
      const isProbe = state !== undefined && isResting(state)
      if (isProbe) {
        if (state.isProbing || now() < state.probeAt)
          throw new TargetRestsError(new Date(Math.max(state.probeAt, now() + (state.isProbing ? probeEveryMs : 0))))
        state.isProbing = true
      }
      try {
        const result = await run()
        noteAnswer(target)
        return result
      } catch (error) {
        if (isTimeout(error)) noteTimeout(target)
        else noteAnswer(target)
        throw error
      } finally {
        if (isProbe) state.isProbing = false
      }
    },
    findState(target) {
      const state = states.get(toKey(target))
      if (!state || !isResting(state)) return 'awake'
      return state.isProbing || now() < state.probeAt ? 'resting' : 'probe due'
    },
    countResting: (kind) => [...states.values()].filter((state) => state.kind === kind && isResting(state)).length,
  }
}

/** Whether a request was ended by its own limit of time, at any depth of its causes. */
export function isTimeoutError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, cause } = error as Error & { code?: unknown }
  return name === 'TimeoutError' || code === 'ETIMEDOUT' || code === 'ABORT_ERR' || isTimeoutError(cause)
}
