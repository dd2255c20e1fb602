import {
  type BroadcastEvent,
  broadcastTopic,
  type ChurchBroadcastsEvent,
  churchBroadcastsTopic,
} from '@narthex/contract/live/live-events'
import { vi } from 'vitest'

export interface StubbedLive {
  /** Calls, such as `PUT /api/v1/transmissao/1/estado`, in their order. */
  readonly asked: string[]
  readonly bodies: unknown[]
  /** Responses by a part of the call; a code as text is a refusal (409). */
  readonly answers: Record<string, unknown>
  /** Addresses of the streams that are open. */
  streams(): string[]
  /** Sends an event of a broadcast to every open stream. */
  send(event: BroadcastEvent): void
  /** Sends an event of the church's list of broadcasts. */
  sendToChurch(event: ChurchBroadcastsEvent): void
}

/** Positions only grow: what comes again is dropped. */
let sent = 0

/** Stands for the API and its event stream, where the page meets them: `fetch` and `EventSource`. */
export function stubLive(answers: Record<string, unknown> = {}): StubbedLive {
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
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.()
        this.dispatchEvent(new MessageEvent('position', { data: '{"alone":false}', lastEventId: `1-${++sent}` }))
      })
    }
    close() {
      this.readyState = FakeStream.CLOSED
      open.delete(this)
    }
  }
  const pass = (topic: string, data: unknown) => {
    const message = { data: JSON.stringify({ topic, data }), lastEventId: `1-${++sent}` }
    for (const stream of open) stream.onmessage?.(new MessageEvent('message', message))
  }
  const live: StubbedLive = {
    asked: [],
    bodies: [],
    answers,
    streams: () => [...open].map(({ url }) => decodeURIComponent(url)),
    send: (event) => pass(broadcastTopic(1), event),
    sendToChurch: (event) => pass(churchBroadcastsTopic, event),
  }
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`
    live.asked.push(call)
    if (body) live.bodies.push(JSON.parse(String(body)))
    const [, answer] = Object.entries(answers).find(([part]) => call.includes(part)) ?? []
    if (typeof answer === 'string')
      return Response.json({ code: answer, message: 'no', requestId: 'r' }, { status: 409 })
    return Response.json(answer ?? {}, { status: 200 })
  })
  return live
}
