import type { TenantKey } from '../scope/scope.ts'

/** A change: tenants whose content version rose, and directory names (`CODIGO:x`, `HOST:y`) that moved. */
export interface Change {
  readonly tenants: readonly TenantKey[]
  readonly hosts: readonly string[]
  /** People whose sessions, roles or memberships changed, by the id of their login. */
  readonly accounts?: readonly number[]
  /** Playbacks and protected videos whose signed addresses end now, by their ids. */
  readonly ended?: readonly string[]
}

/** `everything`: the process may have missed changes and must forget all it remembers. */
export type Listener = (change: Change | 'everything') => void

/** Tells every process of a change after its commit. */
export interface ContentBus {
  /**
   * Resolves when every process has forgotten what the change made stale, or may no longer trust what it remembers, so
   * that the very next request anywhere sees the write. Throws DatabaseUnavailableError when the bus stays unreachable.
   */
  publish(change: Change): Promise<void>
  /** Listeners run in the order of subscription, in this process first. */
  subscribe(listener: Listener): void
  /** False while this process may miss changes; caches must then be bypassed. */
  isTrusted(): boolean
  /** Tells how many other processes share the database: at once, and at each change, within two seconds of it. */
  watchProcesses(listener: (others: number) => void): void
  close(): Promise<void>
}
