import type { TenantKey } from '../scope/scope.ts'
import { localRelay } from './local-relay.ts'
import { type CarriedEvent, isEarlier, type StreamEvent, type StreamRelay } from './stream-events.ts'

/** A connection that events are written to. */
export interface StreamReader {
  write(text: string): void
  /** How many bytes wait to be taken. */
  readonly pendingBytes: number
  end(): void
}

/** Tells pages what happens while they are open. Nothing is kept: a page that was away reads again. */
export interface Streams {
  publish(tenant: TenantKey, event: StreamEvent): void
  /**
   * Writes events of these topics to a reader until the returned function is called. `after` is the last event that it
   * had: what came since follows, or a `reset` where that is no longer known.
   */
  watch(tenant: TenantKey, topics: readonly string[], reader: StreamReader, after?: string): () => void
  readonly readers: number
  /** Ends every connection. */
  close(): Promise<void>
}

export interface StreamLimits {
  /** Events that come faster travel together. */
  readonly waveMs?: number
  /** A reader that leaves more waiting is sent away, and reads again. */
  readonly mostPendingBytes?: number
  /** The events that are kept for readers who come back. */
  readonly mostRecent?: number
}

interface Watch {
  readonly keys: ReadonlySet<string>
  readonly reader: StreamReader
}

export function createStreams(
  relay: StreamRelay = localRelay(),
  { waveMs = 100, mostPendingBytes = 64 * 1024, mostRecent = 2000 }: StreamLimits = {},
): Streams {
  const watches = new Map<string, Set<Watch>>()
  const open = new Set<Watch>()
  let recent: CarriedEvent[] = []
  /** The last event that may have been missed or is no longer kept. */
  let floor = `${Date.now()}-0`
  let wave: CarriedEvent[] | undefined

  function hear(event: CarriedEvent): void {
    recent.push(event)
    if (recent.length > mostRecent * 2) {
      const dropped = recent.splice(0, recent.length - mostRecent)
      floor = dropped.at(-1)?.id ?? floor
    }
    if (wave) {
      wave.push(event)
      return
    }
    deliver([event])
    beginWave()
  }

  function beginWave(): void {
    wave = []
    setTimeout(() => {
      const events = wave ?? []
      wave = undefined
      if (events.length === 0) return
      deliver(events)
      beginWave()
    }, waveMs).unref()
  }

  function deliver(events: readonly CarriedEvent[]): void {
    const texts = new Map<Watch, string>()
    for (const event of events) {
      const text = toText(event)
      for (const watch of watches.get(keyOf(event.tenant, event.topic)) ?? [])
        texts.set(watch, (texts.get(watch) ?? '') + text)
    }
    for (const [watch, text] of texts) write(watch, text)
  }

  function write(watch: Watch, text: string): void {
    if (watch.reader.pendingBytes <= mostPendingBytes) {
      watch.reader.write(text)
      return
    }
    forget(watch)
    watch.reader.end()
  }

  function forget(watch: Watch): void {
    open.delete(watch)
    for (const key of watch.keys) {
      const others = watches.get(key)
      others?.delete(watch)
      if (others?.size === 0) watches.delete(key)
    }
  }

  function gap(since: string): void {
    recent = []
    floor = since
    for (const watch of open) write(watch, resetText(floor))
  }

  function whatFollows(watch: Watch, after: string): string {
    if (isEarlier(after, floor)) return resetText(recent.at(-1)?.id ?? floor)
    const missed = recent.filter(
      ({ id, tenant, topic }) => watch.keys.has(keyOf(tenant, topic)) && isEarlier(after, id),
    )
    return missed.map(toText).join('')
  }

  relay.start({ event: hear, gap })
  return {
    publish: (tenant, event) => relay.send({ tenant, ...event }),
    watch(tenant, topics, reader, after) {
      // What waits for its wave is for those who watch already: this one is given it as missed, or has read it.
      if (wave) deliver(wave.splice(0))
      const watch = { keys: new Set(topics.map((topic) => keyOf(tenant, topic))), reader }
      const missed = after === undefined ? '' : whatFollows(watch, after)
      if (missed) reader.write(missed)
      open.add(watch)
      for (const key of watch.keys) watches.set(key, (watches.get(key) ?? new Set<Watch>()).add(watch))
      return () => forget(watch)
    },
    get readers() {
      return open.size
    },
    async close() {
      for (const { reader } of open) reader.end()
      open.clear()
      watches.clear()
      await relay.close()
    },
  }
}

const keyOf = (tenant: TenantKey, topic: string) => `${tenant} ${topic}`

const toText = ({ id, topic, data }: CarriedEvent) => `id: ${id}\ndata: ${JSON.stringify({ topic, data })}\n\n`

/** The reader may have missed something, and has to read again what it shows. */
const resetText = (id: string) => `id: ${id}\nevent: reset\ndata: {}\n\n`
