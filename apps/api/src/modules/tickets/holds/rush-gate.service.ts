import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What lets the buyers of a rush in one after another, the first first. */
export interface RushGate {
  /**
   * Runs the work when it is its turn. A place in the queue where the turn does not come in time: with its `pass`, the
   * next call keeps the place by the moment of the first one.
   */
  enter<T>(key: string, pass: string | undefined, run: () => Promise<T>): Promise<Entered<T>>
}

export type Entered<T> =
  | { readonly isIn: true; readonly result: T }
  | { readonly isIn: false; readonly pass: string; readonly position: number; readonly retryInSeconds: number }

interface Waiting {
  readonly since: number
  start(): void
}

interface RushSettings {
  readonly key: () => KeyObject
  readonly now: () => number
  /** Works of one key at a time. */
  readonly maxRunning: number
  /** How long a call waits for its turn before it gets a place in the queue. */
  readonly waitMs: number
}

/** A cautious guess, for when those who wait should ask again. */
const worksPerSecond = 160

/** Of all processes each has its own gate; the passes are good for all of them. */
export function createRushGate({ key, now, maxRunning, waitMs }: RushSettings): RushGate {
  const rushes = new Map<string, { running: number; readonly queue: Waiting[] }>()

  function leave(name: string): void {
    const rush = rushes.get(name)
    if (!rush) return
    const next = rush.queue.shift()
    if (next) next.start()
    else {
      rush.running -= 1
      if (rush.running === 0) rushes.delete(name)
    }
  }

  return {
    async enter(name, pass, run) {
      const rush = rushes.get(name) ?? { running: 0, queue: [] }
      rushes.set(name, rush)
      if (rush.running < maxRunning) rush.running += 1
      else {
        const since = readPass(key(), name, pass) ?? now()
        const position = await waitForTurn(rush.queue, since, waitMs)
        if (position !== undefined)
          return {
            ...{ isIn: false, position, pass: writePass(key(), name, since) },
            retryInSeconds: Math.min(10, 1 + Math.ceil(position / worksPerSecond)),
          }
      }
      try {
        return { isIn: true, result: await run() }
      } finally {
        leave(name)
      }
    },
  }
}

/** Undefined when it is the caller's turn, else their place in the queue, which they have left. */
async function waitForTurn(queue: Waiting[], since: number, waitMs: number): Promise<number | undefined> {
  const turn = Promise.withResolvers<true>()
  const own: Waiting = { since, start: () => turn.resolve(true) }
  const behind = queue.findIndex((other) => other.since > since)
  queue.splice(behind < 0 ? queue.length : behind, 0, own)
  const timer = new AbortController()
  const isTurn = await Promise.race([turn.promise, pause(waitMs, false, { signal: timer.signal })])
  if (isTurn) {
    timer.abort()
    return undefined
  }
  const index = queue.indexOf(own)
  // The turn came in the same moment.
  if (index < 0) return undefined
  queue.splice(index, 1)
  return index + 1
}

const sign = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

const writePass = (key: KeyObject, name: string, since: number) =>
  `${since.toString(36)}.${sign(key, `${name}/${since}`)}`

/** The moment of the first call; undefined for what we did not sign. */
function readPass(key: KeyObject, name: string, pass: string | undefined): number | undefined {
  const [moment = '', signature = ''] = pass?.split('.') ?? []
  const since = Number.parseInt(moment, 36)
  const expected = Buffer.from(sign(key, `${name}/${since}`))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? since : undefined
}
