import { LRUCache } from 'lru-cache'
import type { Tenant } from '../tenancy/scope.ts'

/**
 * Values that hold until a tenant's content version rises: pages, public answers, a site's frame.
 * The version is part of the key, so nothing is ever stale and nothing needs a time-out; old entries fall out by size.
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
}

export function createContentCache(megabytes: number): ContentCache {
  const kept = megabytes > 0 ? new LRUCache<string, object>({ maxSize: megabytes * 1024 * 1024 }) : undefined
  const underway = new Map<string, Promise<object>>()
  const keyOf = (tenant: Tenant, name: string) => `${tenant.key}@${tenant.versao}|${name}`

  return {
    async get<T extends object>(tenant: Tenant, name: string, make: () => Promise<Sized<T>>) {
      const key = keyOf(tenant, name)
      const found = kept?.get(key) ?? underway.get(key)
      if (found) return (await found) as T
      const making = make()
        .then(({ value, bytes }) => {
          if (bytes > 0) kept?.set(key, value, { size: Math.ceil(bytes) })
          return value
        })
        .finally(() => underway.delete(key))
      underway.set(key, making)
      return making
    },
    peek: <T extends object>(tenant: Tenant, name: string) => kept?.get(keyOf(tenant, name)) as T | undefined,
  }
}
