import { ApiError, NoResponseError } from '@narthex/contract/client'
import { useOwner } from '../calls/owner.ts'
import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { removeMark, setMark } from './device-marks.ts'
import { openMemberStore } from './member-store.ts'
import type { EntryPlace, KeptEntry, OutboxEntry, OutboxEvent, OutboxKind, Revision } from './outbox-entry.ts'
import { unsentMark } from './unsent-mark.ts'

/** Pause after the first failed sending; it doubles up to the longest of `nextRetry`. */
const firstPauseSeconds = 10

/**
 * One kind of records that members write on this device first: kept in the member store, sent one after the other and by
 * one tab at a time, only in the name of their writer. What cannot be sent now is tried again after growing pauses; what
 * the server refuses stays, with its problem, until its writer changes or drops it.
 */
export class Outbox<T, Problem extends string, Answer = T> {
  readonly #kind: OutboxKind<T, Problem, Answer>
  readonly #listeners = new Set<(event: OutboxEvent<T, Problem, Answer> | undefined) => void>()
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retries: Retries | undefined

  constructor(kind: OutboxKind<T, Problem, Answer>) {
    this.#kind = kind
  }

  get name(): string {
    return this.#kind.name
  }

  get isSending(): boolean {
    return this.#running !== undefined
  }

  /** Keeps a record until it is sent. */
  async keep(place: EntryPlace, record: T): Promise<void> {
    setMark(unsentMark(this.#kind.mark, place.memberId))
    await this.#change(place, (now) => ({
      record,
      state: 'waiting',
      revision: (now?.revision ?? 0) + 1,
      tried: now?.tried,
    }))
    this.#notify({ place, state: 'kept' })
  }

  async drop(place: EntryPlace): Promise<void> {
    await this.#change(place, () => undefined)
    this.#notify({ place, state: 'kept' })
  }

  /** A member's entries whose names begin with `names`. */
  async list(memberId: number, names: EntryPlace['names'] = []): Promise<OutboxEntry<T, Problem>[]> {
    const { name } = this.#kind
    const found = await (await memberStore()).list<KeptEntry<T, Problem>>([memberId, name, ...names])
    return found.map(({ key: [, , ...names], value }) => ({ ...value, names }))
  }

  /** Sends what waits. Calls during a sending wait for one more round, as it may not know the newest. Never throws. */
  send = (): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#running) {
      this.#next ??= this.#running.then(this.send)
      return this.#next
    }
    this.#running = this.#inTurn(() => this.#sendAll())
      .catch(() => {})
      .finally(() => {
        this.#running = undefined
        this.#next = undefined
        this.#notify(undefined)
      })
    this.#notify(undefined)
    return this.#running
  }

  sendIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.send, ms)
  }

  /** Sends what it can, and counts what then is on this device alone. */
  countUnsent = async ({ memberId }: { readonly memberId: number }): Promise<number> => {
    await this.send()
    return (await this.list(memberId)).length
  }

  clear = async ({ memberId }: { readonly memberId: number }): Promise<void> => {
    await (await memberStore()).clear([this.#kind.name], (owner) => owner === memberId)
    removeMark(unsentMark(this.#kind.mark, memberId))
  }

  /** Subscribes to events; `undefined`: a sending has begun or ended. Returns the function that unsubscribes. */
  subscribe = (listener: (event: OutboxEvent<T, Problem, Answer> | undefined) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    return navigator.locks ? navigator.locks.request(`outbox ${this.#kind.name}`, work) : work()
  }

  async #sendAll(): Promise<void> {
    const memberId = findSender()
    if (memberId === undefined) return
    let isWaiting = false
    for (const entry of await this.list(memberId)) {
      if (entry.state !== 'waiting') continue
      const state = await this.#sendEntry({ memberId, names: entry.names }, entry)
      isWaiting ||= state === 'waiting' || state === 'unanswered'
      // Without a response the others need not be tried.
      if (state === 'unanswered') break
    }
    if (isWaiting) return this.#retry()
    this.#retries = undefined
    if ((await this.list(memberId)).length === 0) removeMark(unsentMark(this.#kind.mark, memberId))
  }

  /** Repeats what may have arrived before what was written since: that is based on the answer. */
  async #sendEntry(place: EntryPlace, { record, revision, tried }: KeptEntry<T, Problem>): Promise<Outcome> {
    if (!tried || tried.revision === revision) return this.#sendRevision(place, { record, revision })
    const outcome = await this.#sendRevision(place, tried)
    if (outcome !== 'settled') return outcome
    const now = await (await memberStore()).get<KeptEntry<T, Problem>>(this.#keyOf(place))
    return now?.state === 'waiting' ? this.#sendRevision(place, now) : 'settled'
  }

  async #sendRevision(place: EntryPlace, { record, revision }: Revision<T>): Promise<Outcome> {
    if (findSender() !== place.memberId) return 'unanswered'
    // Kept before it is sent: the page may be gone by the time that it is answered.
    await this.#change(place, (now) => now && { ...now, tried: { record, revision } })
    try {
      const answer = await this.#kind.send(record, place)
      await this.#change(place, (now) =>
        now && now.revision !== revision
          ? { ...now, record: this.#kind.rebase(now.record, record, answer), tried: undefined }
          : undefined,
      )
      this.#notify({ place, state: 'sent', record, answer })
      return 'settled'
    } catch (error) {
      const problem = isRefusal(error) ? this.#kind.toProblem(error) : 'waiting'
      if (problem !== 'waiting') {
        await this.block(place, revision, problem)
        return 'settled'
      }
      this.#notify({ place, state: 'waiting' })
      return isUnanswered(error) ? 'unanswered' : 'waiting'
    }
  }

  /** A revision was not taken; what was kept since is tried for itself. */
  async block(place: EntryPlace, revision: number, problem: Problem): Promise<void> {
    await this.#change(place, (now) =>
      now?.revision === revision ? { ...now, state: problem, tried: undefined } : now && { ...now, tried: undefined },
    )
    this.#notify({ place, state: problem })
  }

  #retry(): void {
    // The return of the network sends everything.
    if (!navigator.onLine) return
    const { delayMs, retries } = nextRetry(this.#retries, Date.now(), firstPauseSeconds, Math.random())
    this.#retries = retries
    this.sendIn(delayMs)
  }

  #keyOf({ memberId, names }: EntryPlace) {
    return [memberId, this.#kind.name, ...names] as const
  }

  async #change(
    place: EntryPlace,
    make: (now: KeptEntry<T, Problem> | undefined) => KeptEntry<T, Problem> | undefined,
  ): Promise<void> {
    await (await memberStore()).change(this.#keyOf(place), make)
  }

  #notify(event: OutboxEvent<T, Problem, Answer> | undefined): void {
    for (const listener of this.#listeners) listener(event)
  }
}

/** `unanswered`: the others need not be tried either. */
type Outcome = 'settled' | 'waiting' | 'unanswered'

const memberStore = () => openMemberStore('member')

/** Nothing is sent in another member's name: the one who is logged in. */
function findSender(): number | undefined {
  const { isLoggedIn, memberId } = useOwner.getState()
  return isLoggedIn ? memberId : undefined
}

const tooManyRequests = 429

/** Will be the same again; anything else may pass. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests
}

function isUnanswered(error: unknown): boolean {
  return error instanceof NoResponseError || (error instanceof ApiError && error.status === tooManyRequests)
}
