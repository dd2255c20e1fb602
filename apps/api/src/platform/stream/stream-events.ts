import type { TenantKey } from '../scope/scope.ts'

/** An event for the pages that watch its topic. It holds nothing that a reader of the topic may not know. */
export interface StreamEvent {
  /** Its kind and what it is about, such as `payment:7f3a`. */
  readonly topic: string
  readonly data: Readonly<Record<string, unknown>>
}

/** An event of one tenant, with its place in the order of all events: milliseconds and a number, such as `1760000000000-3`. */
export interface CarriedEvent extends StreamEvent {
  readonly id: string
  readonly tenant: TenantKey
}

/** Readers by `topicKey`. */
export type ReaderCounts = Readonly<Record<string, number>>

/** The functions of the process that a relay serves. */
export interface RelayedProcess {
  readonly onEvent: (event: CarriedEvent) => void
  /** Events may be missing. Those that follow are numbered after `position`. */
  readonly onGap: (position: string) => void
  /** Readers in this process, for the other processes. */
  readonly countReaders: () => ReaderCounts
}

/** Carries events to every process of the product, each of which receives all of them in one order. */
export interface StreamRelay {
  start(process: RelayedProcess): void
  /** Never throws: an event that is lost is a page that shows it later. */
  send(event: Omit<CarriedEvent, 'id'>): void
  /** Readers of a topic in the other processes; up to some seconds old. */
  countElsewhere(key: string): number
  /** The other processes cannot be reached: events and counts are those of this process. */
  readonly isAlone: boolean
  /** Whether each connection to what carries them answers, by name; none where there is nothing to connect to. */
  readonly links: Readonly<Record<string, boolean>>
  close(): Promise<void>
}

/** Identifies a topic among those of all tenants. */
export const topicKey = (tenant: TenantKey, topic: string) => `${tenant} ${topic}`

/** Numbers events of one process: in ascending order, also where the clock goes back. */
export function createEventNumbers(now: () => number = Date.now): () => string {
  let [lastMs, count] = [0, 0]
  return () => {
    const ms = Math.max(now(), lastMs)
    count = ms === lastMs ? count + 1 : 1
    lastMs = ms
    return `${ms}-${count}`
  }
}
