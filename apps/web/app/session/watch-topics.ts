import { openStreamTopic, streamPath } from '@narthex/contract/stream/stream.endpoints'
import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { callApi } from './api.ts'

const firstPauseSeconds = 2

interface Watched {
  /** A kind of topic, of which the member watches their own. */
  readonly own?: string
  /** Public topics, `kind:id`. */
  readonly others: readonly string[]
}

interface Watcher extends Watched {
  readonly onEvent: () => void
  /** The stream has carried its topics before. */
  hasBeenOpen: boolean
}

/** Everything that parts of this page watch: a tab has one stream, since a browser opens few connections to a host. */
const watchers = new Set<Watcher>()
let source: EventSource | undefined
/** Counts the attempts to open it: only the last one counts. */
let attempt = 0
let retries: Retries | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back whenever something happens in these topics, and where something may have been missed. Streams only while the
 * page is in sight. Visitors watch public topics. Returns the function that stops it.
 */
export function watchTopics(watched: Watched, onEvent: () => void): () => void {
  const watcher: Watcher = { ...watched, onEvent, hasBeenOpen: false }
  if (watchers.size === 0) document.addEventListener('visibilitychange', reopen)
  watchers.add(watcher)
  reopen()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) document.removeEventListener('visibilitychange', reopen)
    reopen()
  }
}

/** Opens the stream for what is watched now. Parts of a page that begin or end together open it once. */
function reopen(): void {
  const current = ++attempt
  clearTimeout(timer)
  close()
  if (!isWanted()) return
  timer = setTimeout(() => void open(current))
}

const isWanted = () => watchers.size > 0 && document.visibilityState === 'visible'

async function open(current: number): Promise<void> {
  const served = [...watchers]
  try {
    const own = await Promise.all(kindsOf(served).map(ticketTopic))
    if (current !== attempt) return
    listen(served, [...new Set([...own, ...served.flatMap(({ others }) => others)])])
  } catch {
    if (current === attempt) openLater()
  }
}

const kindsOf = (served: readonly Watcher[]) => [...new Set(served.flatMap(({ own }) => own ?? []))]

async function ticketTopic(kind: string): Promise<string> {
  const { topic, ticket } = await callApi(openStreamTopic, { body: { topic: `${kind}:me` } })
  return `${topic}~${ticket}`
}

function listen(served: readonly Watcher[], topics: readonly string[]): void {
  const query = new URLSearchParams({ topics: topics.join() })
  const opened = new EventSource(`/api/v1${streamPath}?${query}`)
  source = opened
  opened.onopen = () => {
    retries = undefined
    for (const watcher of served) {
      // Something may have happened while it was closed.
      if (watcher.hasBeenOpen) watcher.onEvent()
      watcher.hasBeenOpen = true
    }
  }
  opened.onmessage = ({ data }: MessageEvent<string>) => {
    for (const watcher of served) if (isAbout(data, watcher)) watcher.onEvent()
  }
  opened.addEventListener('reset', () => {
    for (const watcher of served) watcher.onEvent()
  })
  // The browser connects again by itself, save where it was refused: the ticket has run out.
  opened.onerror = () => {
    if (opened !== source || opened.readyState !== EventSource.CLOSED) return
    close()
    openLater()
  }
}

/** An event without a topic concerns everyone. */
function isAbout(data: string, { own, others }: Watched): boolean {
  const { topic }: { topic?: string } = JSON.parse(data)
  return topic === undefined || others.includes(topic) || (own !== undefined && topic.startsWith(`${own}:`))
}

function close(): void {
  source?.close()
  source = undefined
}

function openLater(): void {
  if (!isWanted()) return
  const next = nextRetry(retries, Date.now(), firstPauseSeconds, Math.random())
  retries = next.retries
  const current = attempt
  timer = setTimeout(() => void open(current), next.delayMs)
}
