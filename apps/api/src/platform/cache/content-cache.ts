import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '../clock.ts'
import type { Tenant } from '../tenancy/scope.ts'

/**
 * Values that hold until a tenant's content version rises: pages, public answers, a site's frame.
 * The version is part of the key, so nothing is ever stale and nothing needs a time-out; old entries fall out by size.
 * What the clock changes too, says until when it holds.
 */
export interface ContentCache {
  /** The kept value, or what `make` gives; made once for however many ask at the same time. Failures are not kept. */
  get<T extends object>(tenant: Tenant, name: string, make: () => Promise<Sized<T>>): Promise<T>
  /** The kept value, or undefined. */
  peek<T extends object>(tenant: Tenant, name: string): T | undefined
}

export interface Sized<T> {
  readonly value: T
  /** What it weighs; 0 for what should not be kept. */
  readonly bytes: number
  /** From this moment on it no longer holds, though nobody edited it. */
  readonly until?: Date | undefined
}

interface Kept {
  readonly value: object
  readonly until: number
}

export function createContentCache(megabytes: number, clock: Clock = systemClock): ContentCache {
  const kept = megabytes > 0 ? new LRUCache<string, Kept>({ maxSize: megabytes * 1024 * 1024 }) : undefined
  const underway = new Map<string, Promise<object>>()
  const keyOf = (tenant: Tenant, name: string) => `${tenant.key}@${tenant.versao}|${name}`
  const find = (key: string) => {
    const found = kept?.get(key)
    return found && (found.until === Infinity || clock().getTime() < found.until) ? found.value : undefined
  }

  return {
    async get<T extends object>(tenant: Tenant, name: string, make: () => Promise<Sized<T>>) {
      const key = keyOf(tenant, name)
      const found = find(key) ?? underway.get(key)
      if (found) return (await found) as T
      const making = make()
        .then(({ value, bytes, until }) => {
          if (bytes > 0) kept?.set(key, { value, until: until?.getTime() ?? Infinity }, { size: Math.ceil(bytes) })
          return value
        })
        .finally(() => underway.delete(key))
      underway.set(key, making)
      return making
    },
    peek: <T extends object>(tenant: Tenant, name: string) => find(keyOf(tenant, name)) as T | undefined,
  }
}
