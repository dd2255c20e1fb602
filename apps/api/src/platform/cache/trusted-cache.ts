import { LRUCache } from 'lru-cache'
import type { Change, ContentBus } from '../bus/bus.ts'

/** Values that hold until the bus announces a change of them. Without trust in the bus none is given. */
export interface TrustedCache<Key, Value> {
  get(key: Key): Value | undefined
  /** Called before a value is read: gives the function that keeps it, unless a change was announced since. */
  begin(): (key: Key, value: Value) => void
}

/** @param listChanged the keys that a change concerns */
export function createTrustedCache<Key extends string | number, Value extends object | string>(
  bus: Pick<ContentBus, 'isTrusted' | 'subscribe'>,
  size: LRUCache.Options<Key, Value, unknown>,
  listChanged: (change: Exclude<Change, 'everything'>) => readonly Key[] | 'everything',
): TrustedCache<Key, Value> {
  const kept = new LRUCache<Key, Value>(size)
  // Counts changes: what was read before a change must not be kept after it.
  let generation = 0
  bus.subscribe((change) => {
    const changed = change === 'everything' ? change : listChanged(change)
    if (changed.length === 0) return
    generation++
    if (changed === 'everything') kept.clear()
    else for (const key of changed) kept.delete(key)
  })
  return {
    get: (key) => (bus.isTrusted() ? kept.get(key) : undefined),
    begin() {
      const begun = generation
      return (key, value) => {
        if (begun === generation) kept.set(key, value)
      }
    },
  }
}
