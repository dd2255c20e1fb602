import { openStreamTopic, streamPath } from '@narthex/contract/stream/stream.endpoints'
import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { callApi } from './api.ts'

const firstPauseSeconds = 2

interface Watched {
  /** A kind of topic, of which the member watches their own. */
  readonly own: string
  readonly others: readonly string[]
}

/**
 * Calls back whenever something happens in these topics, and where something may have been missed. Streams only while the page is in sight: a browser opens few connections to a host at once. Returns the function that stops it.
 */
export function watchTopics({ own, others }: Watched, onEvent: () => void): () => void {
  let source: EventSource | undefined
  let isOpening = false
  let hasBeenOpen = false
  let retries: Retries | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopped = new AbortController()
  const isWanted = () => !stopped.signal.aborted && document.visibilityState === 'visible'

  async function open(): Promise<void> {
    if (source || isOpening || !isWanted()) return
    isOpening = true
    clearTimeout(timer)
    try {
      const { topic, ticket } = await callApi(openStreamTopic, { body: { topic: `${own}:me` } })
      if (isWanted()) source = listen([`${topic}~${ticket}`, ...others])
    } catch {
      openLater()
    } finally {
      isOpening = false
    }
  }

  function listen(topics: readonly string[]): EventSource {
    const query = new URLSearchParams({ topics: topics.join() })
    const opened = new EventSource(`/api/v1${streamPath}?${query}`)
    opened.onopen = () => {
      retries = undefined
      // Something may have happened while it was closed.
      if (hasBeenOpen) onEvent()
      hasBeenOpen = true
    }
    opened.onmessage = onEvent
    opened.addEventListener('reset', onEvent)
    // The browser connects again by itself, save where it was refused: the ticket has run out.
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return
      close()
      openLater()
    }
    return opened
  }

  function close(): void {
    source?.close()
    source = undefined
  }

  function openLater(): void {
    if (!isWanted()) return
    const next = nextRetry(retries, Date.now(), firstPauseSeconds, Math.random())
    retries = next.retries
    timer = setTimeout(open, next.delayMs)
  }

  const onVisibility = () => (document.visibilityState === 'visible' ? void open() : close())
  document.addEventListener('visibilitychange', onVisibility, { signal: stopped.signal })
  void open()
  return () => {
    stopped.abort()
    clearTimeout(timer)
    close()
  }
}
