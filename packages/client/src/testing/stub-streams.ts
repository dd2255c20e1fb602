import { vi } from 'vitest'

export interface FakeStreams {
  /** Addresses of the connections that are open. */
  open(): string[]
  /** Sends an event to the connections that have its topic. */
  send(topic: string, id: string, n: number): void
  reset(id: string): void
  renew(): void
  /** Refuses every connection, as with a pass that has run out. */
  refuse(): void
  /** New connections wait until `admit`. */
  holdsNext: boolean
  admit(): void
}

/** Stands for the server's event stream: replaces `EventSource`. */
export function stubStreams(): FakeStreams {
  const open = new Set<FakeStream>()
  class FakeStream extends EventTarget {
    static readonly CLOSED = 2
    readonly url: string
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: MessageEvent<string>) => void) | null = null
    onerror: (() => void) | null = null
    constructor(url: string) {
      super()
      this.url = url
      open.add(this)
      if (!streams.holdsNext) queueMicrotask(() => this.admit())
    }
    admit() {
      if (this.readyState !== 0) return
      this.readyState = 1
      this.onopen?.()
      this.emit('position', { alone: false })
    }
    emit(type: string, data: unknown, lastEventId = '') {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
    }
    has(topic: string) {
      const topics = new URL(this.url, location.href).searchParams.get('topics') ?? ''
      return topics.split(',').some((text) => text.split('~')[0] === topic)
    }
    close() {
      this.readyState = FakeStream.CLOSED
      open.delete(this)
    }
  }
  const streams: FakeStreams = {
    holdsNext: false,
    open: () => [...open].map(({ url }) => url),
    send(topic, id, n) {
      const data = JSON.stringify({ topic, data: { n } })
      for (const stream of open)
        if (stream.readyState === 1 && stream.has(topic))
          stream.onmessage?.(new MessageEvent('message', { data, lastEventId: id }))
    },
    reset(id) {
      for (const stream of open) stream.emit('reset', {}, id)
    },
    renew() {
      for (const stream of open) stream.emit('renew', {})
    },
    refuse() {
      for (const stream of [...open]) {
        stream.close()
        stream.onerror?.()
      }
    },
    admit() {
      streams.holdsNext = false
      for (const stream of open) stream.admit()
    },
  }
  vi.stubGlobal('EventSource', FakeStream)
  return streams
}
