import { streamPath } from '@narthex/contract/stream/stream.endpoints'
import type { StreamItem } from './stream-item.ts'

interface Handlers {
  onItem(item: StreamItem): void
  /** The connection ends soon: its topics are to be opened again. */
  onRenew(): void
  /** The server has refused it, and the browser does not try again. */
  onRefused(): void
}

/** A reset in the first moments answers the position that the page came with; a later one reaches many pages. */
const firstMomentsMs = 2000

/**
 * The connection of the event stream. Changed topics replace it without a gap: the next one continues after the last
 * position, and the one before stays until then. Events may come twice in between.
 */
export class EventConnection {
  readonly #handlers: Handlers
  #current: EventSource | undefined
  readonly #previous = new Set<EventSource>()
  #position: string | undefined

  constructor(handlers: Handlers) {
    this.#handlers = handlers
  }

  /** The last item that arrived, or where the connection began. */
  get position(): string | undefined {
    return this.#position
  }

  open(topics: readonly string[], after = this.#position): void {
    this.#position = after
    const query = new URLSearchParams({ topics: topics.join(), ...(after === undefined ? {} : { after }) })
    const source = new EventSource(`/api/v1${streamPath}?${query}`)
    if (this.#current) this.#previous.add(this.#current)
    this.#current = source
    let openedAt = Date.now()
    source.onopen = () => {
      openedAt = Date.now()
      if (source === this.#current) this.#closePrevious()
    }
    source.onmessage = ({ data, lastEventId: id }: MessageEvent<string>) =>
      this.#pass({ type: 'event', id, event: JSON.parse(data) })
    source.addEventListener('reset', ({ lastEventId: id }: MessageEvent) =>
      this.#pass({ type: 'reset', id, isSpread: Date.now() - openedAt > firstMomentsMs }),
    )
    source.addEventListener('position', ({ data, lastEventId: id }: MessageEvent<string>) =>
      this.#pass({ type: 'position', id, isAlone: JSON.parse(data).alone === true }),
    )
    source.addEventListener('renew', () => {
      if (source === this.#current) this.#handlers.onRenew()
    })
    // The browser connects again by itself, except where it was refused: a pass has run out.
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      this.#previous.delete(source)
      if (source === this.#current) this.#handlers.onRefused()
    }
  }

  close(): void {
    this.#closePrevious()
    this.#current?.close()
    this.#current = undefined
  }

  #pass(item: StreamItem): void {
    this.#position = item.id || this.#position
    this.#handlers.onItem(item)
  }

  #closePrevious(): void {
    for (const source of this.#previous) source.close()
    this.#previous.clear()
  }
}
