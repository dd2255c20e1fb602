import { ApiError } from '@narthex/contract/client'
import { openStreamTopic } from '@narthex/contract/stream/stream.endpoints'
import { create } from 'zustand'
import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { callApi } from './api.ts'
import { useSession } from './session.ts'
import { SharedStream } from './stream/shared-stream.ts'
import type { StreamItem, TopicEvent } from './stream/stream-item.ts'
import { earliest } from './stream/stream-messages.ts'

export type { TopicEvent } from './stream/stream-item.ts'

export interface Watched {
  /** A kind of topic, of which the member watches their own. */
  readonly own?: string
  /** Topics `kind:id` that need a ticket. */
  readonly restricted?: readonly string[]
  /** Public topics, `kind:id`. */
  readonly others?: readonly string[]
  /** The position of the snapshot that the page shows; without it events count from now on. */
  readonly after?: string
  /** Also while the page is out of sight, such as a service that plays on. */
  readonly isInBackground?: boolean
}

interface Watcher extends Watched {
  readonly onEvent: (event?: TopicEvent) => void
  readonly onReset: () => void
  readonly begunAt: number
  /** The stream has carried its topics. */
  hasBeenOpen: boolean
}

/** What a page may show about the stream. */
export const useStreamStatus = create<{
  /** The server reaches no other server: a chat or a count of viewers may be a part only. */
  readonly isAlone: boolean
}>()(() => ({ isAlone: false }))

const firstPauseSeconds = 2
/** A ticket is good for a quarter of an hour, and a connection lives for six minutes. */
const ticketMs = 5 * 60_000
/** After a longer wait for the stream, something may have happened in between. */
const soonMs = 3000
/** Where many pages have to read again at once, they do it within this time. */
const spreadMs = 2000

/** Everything that parts of this page watch. */
const watchers = new Set<Watcher>()
const tickets = new Map<string, { readonly text: string; readonly until: number }>()
/** Counts the attempts to open the stream: only the last one counts. */
let attempt = 0
let retries: Retries | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const stream = new SharedStream('narthex stream', { onItem: deliver, onRenew: renew })

/**
 * Calls `onEvent` whenever something happens in these topics, and `onReset` where something may have been missed: read
 * again what is shown. Events may come twice. Streams only while the page is in sight, and catches up afterwards.
 * Visitors watch public topics. Returns the function that stops it.
 */
export function watchTopics(
  watched: Watched,
  onEvent: (event?: TopicEvent) => void,
  onReset: () => void = onEvent,
): () => void {
  const watcher: Watcher = { ...watched, onEvent, onReset, begunAt: Date.now(), hasBeenOpen: false }
  if (watchers.size === 0) document.addEventListener('visibilitychange', reopen)
  watchers.add(watcher)
  reopen()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) document.removeEventListener('visibilitychange', reopen)
    reopen()
  }
}

/** Parts of a page that begin or end together open the stream once. */
function reopen(): void {
  const current = ++attempt
  clearTimeout(timer)
  if (isWanted()) timer = setTimeout(() => void open(current))
  else stream.stop()
}

/** The connection ends, or a ticket is good no more: their reader may have lost a role. */
function renew(): void {
  tickets.clear()
  reopen()
}

const isWanted = () =>
  [...watchers].some(({ isInBackground }) => isInBackground || document.visibilityState === 'visible')

async function open(current: number): Promise<void> {
  const served = [...watchers]
  try {
    const restricted = await Promise.all(restrictedTopics(served).map(ticketTopic))
    if (current !== attempt) return
    retries = undefined
    const topics = [...restricted.flatMap((topic) => topic ?? []), ...served.flatMap(({ others = [] }) => others)]
    if (topics.length > 0) stream.watch([...new Set(topics)], served.map(positionNeeded).reduce(earliest, undefined))
    else stream.stop()
  } catch {
    if (current === attempt) openLater(current)
  }
}

const restrictedTopics = (served: readonly Watcher[]) => [
  ...new Set(served.flatMap(({ own, restricted = [] }) => [...(own ? [`${own}:me`] : []), ...restricted])),
]

/** A watcher that was open needs no more than the stream has itself. */
const positionNeeded = ({ after, hasBeenOpen }: Watcher) => (hasBeenOpen ? undefined : after)

/** Undefined where the member may not watch it: everything else goes on. */
async function ticketTopic(asked: string): Promise<string | undefined> {
  const key = `${useSession.getState().account?.id} ${asked}`
  const known = tickets.get(key)
  if (known && known.until > Date.now()) return known.text
  try {
    const { topic, ticket } = await callApi(openStreamTopic, { body: { topic: asked } })
    const text = `${topic}~${ticket}`
    tickets.set(key, { text, until: Date.now() + ticketMs })
    return text
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}

function openLater(current: number): void {
  const next = nextRetry(retries, Date.now(), firstPauseSeconds, Math.random())
  retries = next.retries
  timer = setTimeout(() => void open(current), next.delayMs)
}

function deliver(item: StreamItem): void {
  if (item.type === 'position') {
    useStreamStatus.setState({ isAlone: item.isAlone })
    for (const watcher of watchers) begin(watcher)
  } else if (item.type === 'reset') readAgain(item.isSpread)
  else for (const watcher of watchers) if (isAbout(item.event, watcher)) watcher.onEvent(item.event)
}

function begin(watcher: Watcher): void {
  if (watcher.hasBeenOpen) return
  watcher.hasBeenOpen = true
  if (watcher.after === undefined && Date.now() - watcher.begunAt > soonMs) watcher.onReset()
}

function readAgain(isSpread: boolean): void {
  const served = [...watchers]
  const notify = () => {
    for (const watcher of served) if (watchers.has(watcher)) watcher.onReset()
  }
  if (isSpread) setTimeout(notify, Math.random() * spreadMs)
  else notify()
}

function isAbout({ topic }: TopicEvent, { own, restricted = [], others = [] }: Watched): boolean {
  return others.includes(topic) || restricted.includes(topic) || (own !== undefined && topic.startsWith(`${own}:`))
}
