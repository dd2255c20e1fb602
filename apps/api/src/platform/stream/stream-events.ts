import type { TenantKey } from '../scope/scope.ts'

/** Something that happened, for the pages that watch its topic. It says nothing that a reader of the topic may not know. */
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

/** Carries events to every process of the product, each of which hears all of them in one order. */
export interface StreamRelay {
  start(hear: { readonly event: (event: CarriedEvent) => void; readonly gap: (since: string) => void }): void
  /** Never throws: an event that is lost is a page that shows it later. */
  send(event: Omit<CarriedEvent, 'id'>): void
  close(): Promise<void>
}

/** Whether an event was before another one. What is no event's id was before all. */
export function isEarlier(id: string, other: string): boolean {
  const [ms, count] = partsOf(id)
  const [otherMs, otherCount] = partsOf(other)
  return ms < otherMs || (ms === otherMs && count < otherCount)
}

function partsOf(id: string): readonly [number, number] {
  const [, ms, count] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  return [Number(ms ?? -1), Number(count ?? -1)]
}
