import type { TenantKey } from '../scope/scope.ts'
import { localRelay } from './local-relay.ts'
import { type CarriedEvent, type ReaderCounts, type StreamEvent, type StreamRelay, topicKey } from './stream-events.ts'
import { frameWave } from './stream-frames.ts'
import { StreamHistory } from './stream-history.ts'
import { eventText, positionText, resetText, type StreamEntry } from './stream-text.ts'
import { Waves } from './stream-waves.ts'

/** A connection that events are written to. */
export interface StreamReader {
  /** The bytes are shared between readers. */
  write(bytes: Uint8Array): void
  /** How many bytes wait to be taken. */
  readonly pendingBytes: number
  end(): void
}

/** Sends events to pages while they are open. Nothing is stored: a page that was away reads again. */
export interface Streams {
  publish(tenant: TenantKey, event: StreamEvent): void
  /**
   * Writes events of these topics to a reader until the returned function is called. `after` is the position that it
   * had: what came since follows, or a `reset` where that is no longer known.
   */
  watch(tenant: TenantKey, topics: readonly string[], reader: StreamReader, after?: string): () => void
  readonly readers: number
  /** Readers of a topic in this process, exact. */
  count(tenant: TenantKey, topic: string): number
  /** Readers of a topic in all processes; what the others have is up to some seconds old. */
  total(tenant: TenantKey, topic: string): number
  /** Where events stand now. A page that shows what was read after this loses nothing when it watches from here. */
  readonly position: string
  /** Other processes cannot be reached: pages see the events and counts of this one. */
  readonly isAlone: boolean
  /** How often every reader was asked to read again, as events may have been missed. */
  readonly gaps: number
  /** Whether the connections to the other processes answer, by name; none where there is nothing to connect to. */
  readonly links: StreamRelay['links']
  /** Confirms to a reader what it has, for `after`; a comment while some of it is still on its way. */
  readonly beat: string
  /** Ends every connection. */
  close(): Promise<void>
}

export interface StreamLimits {
  /** Events that come sooner after a wave was written travel together. */
  readonly waveMs?: number
  /** A reader that leaves more waiting is sent away, and reads again. */
  readonly mostPendingBytes?: number
  /** The events that are kept for readers who come back. */
  readonly mostRecent?: number
  readonly mostRecentCharacters?: number
  /** The topics whose readers are counted over all processes. */
  readonly isCounted?: (topic: string) => boolean
}

interface Watch {
  readonly topics: readonly Topic[]
  readonly reader: StreamReader
  /** Number of the last event before the watch began. */
  readonly number: number
}

/** A topic that is watched. */
interface Topic {
  readonly key: string
  readonly watches: Set<Watch>
}

export function createStreams(
  relay: StreamRelay = localRelay(),
  {
    waveMs = 100,
    mostPendingBytes = 64 * 1024,
    mostRecent = 10_000,
    mostRecentCharacters = 4_000_000,
    isCounted = () => true,
  }: StreamLimits = {},
): Streams {
  const topics = new Map<string, Topic>()
  const open = new Set<Watch>()
  const limits = { mostEvents: mostRecent, mostCharacters: mostRecentCharacters }
  const history = new StreamHistory(`${Date.now()}-0`, limits)
  const waves = new Waves<StreamEntry, Watch>(
    (entries) => frameWave(entries, (key) => topics.get(key)?.watches),
    write,
    waveMs,
  )
  let number = 0
  let gaps = 0

  function onEvent(event: CarriedEvent): void {
    const { id, tenant, topic } = event
    const entry = { number: ++number, id, key: topicKey(tenant, topic), text: eventText(event) }
    history.add(entry)
    waves.add(entry)
  }

  function write(watch: Watch, bytes: Uint8Array): void {
    // Left while the wave was written.
    if (!open.has(watch)) return
    if (watch.reader.pendingBytes <= mostPendingBytes) {
      watch.reader.write(bytes)
      return
    }
    forget(watch)
    watch.reader.end()
  }

  function forget(watch: Watch): void {
    open.delete(watch)
    for (const { key, watches } of watch.topics) {
      watches.delete(watch)
      if (watches.size === 0) topics.delete(key)
    }
  }

  /** Opens a topic; its readers share one key. */
  function openTopic(key: string): Topic {
    const topic = topics.get(key) ?? { key, watches: new Set() }
    topics.set(key, topic)
    return topic
  }

  function onGap(position: string): void {
    gaps++
    history.restart(position)
    const bytes = Buffer.from(resetText(position))
    for (const watch of open) write(watch, bytes)
  }

  function missedText(keys: readonly string[], after: string): string {
    const missed = history.after(after, keys)
    return missed ? missed.map(({ text }) => text).join('') : resetText(history.position)
  }

  function countReaders(): ReaderCounts {
    const counted = Array.from(topics).filter(([key]) => isCounted(key.slice(key.indexOf(' ') + 1)))
    return Object.fromEntries(counted.map(([key, { watches }]) => [key, watches.size]))
  }

  const count = (tenant: TenantKey, topic: string) => topics.get(topicKey(tenant, topic))?.watches.size ?? 0
  relay.start({ onEvent, onGap, countReaders })
  return {
    publish: (tenant, event) => relay.send({ tenant, ...event }),
    watch(tenant, watched, reader, after) {
      const keys = watched.map((topic) => topicKey(tenant, topic))
      const missed = after === undefined ? '' : missedText(keys, after)
      if (missed) reader.write(Buffer.from(missed))
      const watch = { topics: keys.map(openTopic), reader, number }
      open.add(watch)
      for (const { watches } of watch.topics) watches.add(watch)
      return () => forget(watch)
    },
    get readers() {
      return open.size
    },
    count,
    total: (tenant, topic) => count(tenant, topic) + relay.countElsewhere(topicKey(tenant, topic)),
    get position() {
      return history.position
    },
    get isAlone() {
      return relay.isAlone
    },
    get gaps() {
      return gaps
    },
    links: relay.links,
    get beat() {
      return waves.isIdle ? positionText(history.position, relay.isAlone) : ':\n\n'
    },
    async close() {
      for (const { reader } of open) reader.end()
      open.clear()
      topics.clear()
      await relay.close()
    },
  }
}
