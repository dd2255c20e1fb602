import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** A gate that lets the buyers of a rush in one after another, first come first served. */
export interface RushGate {
  /**
   * Runs the work when it is its turn. A place in the queue where the turn does not come in time: with its `pass`, the
   * next call of the same owner keeps the place by the moment of the first one. A pass counts for one call at a time, and
   * ends when its owner does not come back for some minutes.
   */
  enter<T>(place: RushPlace, pass: string | undefined, run: () => Promise<T>): Promise<Entered<T>>
}

export interface RushPlace {
  /** The name of the rush. */
  readonly name: string
  /** The owner of a pass. */
  readonly owner: string
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

/** Life of a pass: people who wait come back after seconds. */
export const passLifeMs = 180_000

/** A cautious guess, for when those who wait should ask again. */
const worksPerSecond = 160

/** Creates the gate of a process. Each process has its own; the passes are good for all of them. */
export function createRushGate({ key, now, maxRunning, waitMs }: RushSettings): RushGate {
  const rushes = new Map<string, { running: number; readonly queue: Waiting[] }>()
  /** Owners whose pass counts for a call now. */
  const used = new Set<string>()

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

  async function enterSince<T>(
    name: string,
    holder: string,
    kept: number | undefined,
    run: () => Promise<T>,
  ): Promise<Entered<T>> {
    const rush = rushes.get(name) ?? { running: 0, queue: [] }
    rushes.set(name, rush)
    if (rush.running < maxRunning) rush.running += 1
    else {
      const since = kept ?? now()
      const position = await waitForTurn(rush.queue, since, waitMs)
      if (position !== undefined)
        return {
          isIn: false,
          position,
          pass: writePass(key(), holder, { since, issuedAt: now() }),
          retryInSeconds: Math.min(10, 1 + Math.ceil(position / worksPerSecond)),
        }
    }
    try {
      return { isIn: true, result: await run() }
    } finally {
      leave(name)
    }
  }

  return {
    async enter(place, pass, run) {
      const holder = `${place.name}/${place.owner}`
      const kept = used.has(holder) ? undefined : readPass(key(), holder, { pass, now: now() })
      if (kept !== undefined) used.add(holder)
      try {
        return await enterSince(place.name, holder, kept, run)
      } finally {
        if (kept !== undefined) used.delete(holder)
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

interface PassTimes {
  /** The moment of the first call. */
  readonly since: number
  readonly issuedAt: number
}

const write = (holder: string, { since, issuedAt }: PassTimes) => `${holder}/${since}/${issuedAt}`

const writePass = (key: KeyObject, holder: string, times: PassTimes) =>
  `${times.since.toString(36)}.${times.issuedAt.toString(36)}.${sign(key, write(holder, times))}`

/** The moment of the first call; undefined for what we did not sign for this holder, and for what has ended. */
function readPass(
  key: KeyObject,
  holder: string,
  { pass, now }: { readonly pass: string | undefined; readonly now: number },
): number | undefined {
  const [first = '', issued = '', signature = ''] = pass?.split('.') ?? []
  const times = { since: Number.parseInt(first, 36), issuedAt: Number.parseInt(issued, 36) }
  const expected = Buffer.from(sign(key, write(holder, times)))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return now - times.issuedAt <= passLifeMs ? times.since : undefined
}
