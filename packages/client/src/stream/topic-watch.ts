import { ApiError } from '@narthex/contract/client'
import type { Success } from '@narthex/contract/endpoint'
import type { openStreamTopic } from '@narthex/contract/stream/stream.endpoints'
import { create } from 'zustand'
import { useOwner } from '../calls/owner.ts'
import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { SharedStream } from './shared-stream.ts'
import type { StreamItem, TopicEvent } from './stream-item.ts'
import { earliest } from './stream-messages.ts'

export interface Watched {
  /** A kind of topic, of which the member watches their own. */
  readonly own?: string
  /** Topics `kind:id` that need a pass. */
  readonly restricted?: readonly string[]
  /** Public topics, `kind:id`. */
  readonly others?: readonly string[]
  /** The position of the snapshot that the page shows; without it events count from now on. */
  readonly after?: string
  /** Also while the page is out of sight, such as a service that plays on. */
  readonly isInBackground?: boolean
}

/** Asks for a pass of a topic that needs one; rejects with 403 or 404 where its reader may not watch it. */
export type OpenPass = (topic: string) => Promise<Pick<Success<typeof openStreamTopic>, 'topic' | 'ticket'>>

interface Watcher extends Watched {
  readonly onEvent: (event?: TopicEvent) => void
  readonly onReset: () => void
  readonly begunAt: number
  /** The stream has carried its topics. */
  hasBeenOpen: boolean
}

/** The state of the stream that pages may show. */
export const useStreamStatus = create<{
  /** The server reaches no other server: a chat or a count of viewers may be a part only. */
  readonly isAlone: boolean
}>()(() => ({ isAlone: false }))

const firstPauseSeconds = 2
/** A pass is good for a quarter of an hour, and a connection lives for six minutes. */
const passMs = 5 * 60_000
/** Longest wait for the stream in which no event is assumed to be missed. */
const soonMs = 3000
/** Where many pages have to read again at once, they do it within this time. */
const spreadMs = 2000

/** Everything that the parts of a page watch, through the one stream of its tab. */
export class TopicWatch {
  readonly #openPass: OpenPass
  readonly #watchers = new Set<Watcher>()
  readonly #passes = new Map<string, { readonly text: string; readonly until: number }>()
  readonly #stream: SharedStream
  /** Counts the attempts to open the stream: only the last one counts. */
  #attempt = 0
  #retries: Retries | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param name of the stream among the browser's tabs */
  constructor(name: string, openPass: OpenPass) {
    this.#openPass = openPass
    this.#stream = new SharedStream(name, { onItem: (item) => this.#deliver(item), onRenew: () => this.#renew() })
  }

  /**
   * Calls `onEvent` whenever something happens in these topics, and `onReset` where something may have been missed: read
   * again what is shown. Events may come twice. Streams only while the page is in sight, and catches up afterwards.
   * Visitors watch public topics. Returns the function that stops it.
   */
  watch = (watched: Watched, onEvent: (event?: TopicEvent) => void, onReset: () => void = onEvent): (() => void) => {
    const watcher: Watcher = { ...watched, onEvent, onReset, begunAt: Date.now(), hasBeenOpen: false }
    if (this.#watchers.size === 0) document.addEventListener('visibilitychange', this.#reopen)
    this.#watchers.add(watcher)
    this.#reopen()
    return () => {
      this.#watchers.delete(watcher)
      if (this.#watchers.size === 0) document.removeEventListener('visibilitychange', this.#reopen)
      this.#reopen()
    }
  }

  /** Parts of a page that begin or end together open the stream once. */
  #reopen = (): void => {
    const current = ++this.#attempt
    clearTimeout(this.#timer)
    if (this.#isWanted()) this.#timer = setTimeout(() => void this.#open(current))
    else this.#stream.stop()
  }

  /** The connection ends, or a pass is good no more: their reader may have lost a role. */
  #renew(): void {
    this.#passes.clear()
    this.#reopen()
  }

  #isWanted(): boolean {
    return [...this.#watchers].some(({ isInBackground }) => isInBackground || document.visibilityState === 'visible')
  }

  async #open(current: number): Promise<void> {
    const served = [...this.#watchers]
    try {
      const restricted = await Promise.all(restrictedTopics(served).map((topic) => this.#passTopic(topic)))
      if (current !== this.#attempt) return
      this.#retries = undefined
      const topics = [...restricted.flatMap((topic) => topic ?? []), ...served.flatMap(({ others = [] }) => others)]
      if (topics.length > 0)
        this.#stream.watch([...new Set(topics)], served.map(positionNeeded).reduce(earliest, undefined))
      else this.#stream.stop()
    } catch {
      if (current === this.#attempt) this.#openLater(current)
    }
  }

  /** Undefined where the member may not watch it: everything else goes on. */
  async #passTopic(asked: string): Promise<string | undefined> {
    const key = `${useOwner.getState().accountId} ${asked}`
    const known = this.#passes.get(key)
    if (known && known.until > Date.now()) return known.text
    try {
      const { topic, ticket: pass } = await this.#openPass(asked)
      const text = `${topic}~${pass}`
      this.#passes.set(key, { text, until: Date.now() + passMs })
      return text
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined
      throw error
    }
  }

  #openLater(current: number): void {
    const { delayMs, retries } = nextRetry(this.#retries, Date.now(), firstPauseSeconds, Math.random())
    this.#retries = retries
    this.#timer = setTimeout(() => void this.#open(current), delayMs)
  }

  #deliver(item: StreamItem): void {
    if (item.type === 'position') {
      useStreamStatus.setState({ isAlone: item.isAlone })
      for (const watcher of this.#watchers) begin(watcher)
    } else if (item.type === 'reset') this.#readAgain(item.isSpread)
    else for (const watcher of this.#watchers) if (isAbout(item.event, watcher)) watcher.onEvent(item.event)
  }

  #readAgain(isSpread: boolean): void {
    const served = [...this.#watchers]
    const notify = () => {
      for (const watcher of served) if (this.#watchers.has(watcher)) watcher.onReset()
    }
    if (isSpread) setTimeout(notify, Math.random() * spreadMs)
    else notify()
  }
}

const restrictedTopics = (served: readonly Watcher[]) => [
  ...new Set(served.flatMap(({ own, restricted = [] }) => [...(own ? [`${own}:me`] : []), ...restricted])),
]

/** A watcher that was open needs no more than the stream has itself. */
const positionNeeded = ({ after, hasBeenOpen }: Watcher) => (hasBeenOpen ? undefined : after)

function begin(watcher: Watcher): void {
  if (watcher.hasBeenOpen) return
  watcher.hasBeenOpen = true
  if (watcher.after === undefined && Date.now() - watcher.begunAt > soonMs) watcher.onReset()
}

function isAbout({ topic }: TopicEvent, { own, restricted = [], others = [] }: Watched): boolean {
  return others.includes(topic) || restricted.includes(topic) || (own !== undefined && topic.startsWith(`${own}:`))
}
