import { type Clock, systemClock } from '../clock.ts'
import type { Tenant } from '../scope/scope.ts'
import { createSingleFlight } from '../single-flight.ts'
import { sharedShelves } from './shared-shelves.ts'

/**
 * Values that hold until a tenant's content version rises: pages, public answers, a site's frame.
 * The version is part of the key, so nothing is ever stale and nothing needs a time-out; old entries fall out by size,
 * first those of a tenant that holds more than its share.
 * What the clock changes too, says until when it holds.
 */
export interface ContentCache {
  /** The kept value, or what `make` gives; made once for however many ask at the same time. Failures are not kept. */
  get<T extends object>(tenant: Tenant, name: string, make: () => Promise<Sized<T>>): Promise<T>
  /** The kept value, or undefined. */
  peek<T extends object>(tenant: Tenant, name: string): T | undefined
  /** Whether the value is being made: who asks for it now costs nothing more. */
  isUnderway(tenant: Tenant, name: string): boolean
}

export interface Sized<T> {
  readonly value: T
  /** Bytes that the value takes in the cache; 0 for a value that should not be kept. */
  readonly bytes: number
  /** Expiry for values that the clock changes without an edit. */
  readonly until?: Date | undefined
}

interface Kept {
  readonly value: object
  readonly until: number
}

/** Share of the memory per tenant. Entries beyond it are evicted first. */
const usualShare = 1 / 8

export function createContentCache(
  megabytes: number,
  clock: Clock = systemClock,
  share: number = usualShare,
): ContentCache {
  const kept = megabytes > 0 ? sharedShelves<Kept>({ maxBytes: megabytes * 1024 * 1024, share }) : undefined
  const flights = createSingleFlight<string, object>()
  const keyOf = (tenant: Tenant, name: string) => `${tenant.versao}|${name}`
  const find = (tenant: Tenant, key: string) => {
    const found = kept?.get(tenant.key, key)
    return found && (found.until === Infinity || clock().getTime() < found.until) ? found.value : undefined
  }

  return {
    async get<T extends object>(tenant: Tenant, name: string, make: () => Promise<Sized<T>>) {
      const key = keyOf(tenant, name)
      const found = find(tenant, key)
      if (found) return found as T
      const value = await flights.run(`${tenant.key}@${key}`, async () => {
        const { value, bytes, until } = await make()
        if (bytes > 0) kept?.set(tenant.key, key, { value, until: until?.getTime() ?? Infinity }, bytes)
        return value
      })
      return value as T
    },
    isUnderway: (tenant, name) => flights.isRunning(`${tenant.key}@${keyOf(tenant, name)}`),
    peek: <T extends object>(tenant: Tenant, name: string) => find(tenant, keyOf(tenant, name)) as T | undefined,
  }
}
