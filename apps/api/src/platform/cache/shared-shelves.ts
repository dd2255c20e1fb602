/** A bounded memory that many owners share, each with entries of its own. */
export interface SharedShelves<V> {
  /** The entry, which is now its owner's most recently used. */
  get(owner: string, key: string): V | undefined
  set(owner: string, key: string, value: V, bytes: number): void
}

interface Shelf<V> {
  /** Least recently used first. */
  readonly entries: Map<string, { readonly value: V; readonly bytes: number }>
  bytes: number
}

/**
 * LRU cache of at most `maxBytes`. One owner may use all free memory, but an owner above its share is evicted first, so
 * that it cannot push out the entries of others. Otherwise the longest idle owner is evicted. Each operation takes
 * constant time per entry added or removed.
 */
export function sharedShelves<V>({ maxBytes, share }: { maxBytes: number; share: number }): SharedShelves<V> {
  /** Least recently used first. */
  const shelves = new Map<string, Shelf<V>>()
  let total = 0
  let largest: string | undefined

  function touch(owner: string, shelf: Shelf<V>): void {
    shelves.delete(owner)
    shelves.set(owner, shelf)
  }

  function remove(owner: string, shelf: Shelf<V>, key: string): void {
    const entry = shelf.entries.get(key)
    if (!entry) return
    shelf.entries.delete(key)
    shelf.bytes -= entry.bytes
    total -= entry.bytes
    if (shelf.entries.size === 0) shelves.delete(owner)
  }

  function makeRoom(): void {
    const hog = largest === undefined ? undefined : shelves.get(largest)
    const idle = shelves.entries().next().value
    if (!idle) return
    const [owner, shelf] = hog && largest !== undefined && hog.bytes > share * maxBytes ? [largest, hog] : idle
    const [oldest] = shelf.entries.keys()
    if (oldest !== undefined) remove(owner, shelf, oldest)
  }

  return {
    get(owner, key) {
      const shelf = shelves.get(owner)
      const entry = shelf?.entries.get(key)
      if (!shelf || !entry) return undefined
      touch(owner, shelf)
      shelf.entries.delete(key)
      shelf.entries.set(key, entry)
      return entry.value
    },
    set(owner, key, value, bytes) {
      if (bytes > maxBytes) return
      const shelf = shelves.get(owner) ?? { entries: new Map(), bytes: 0 }
      remove(owner, shelf, key)
      touch(owner, shelf)
      shelf.entries.set(key, { value, bytes })
      shelf.bytes += bytes
      total += bytes
      const largestBytes = largest === undefined ? 0 : (shelves.get(largest)?.bytes ?? 0)
      if (shelf.bytes > largestBytes) largest = owner
      while (total > maxBytes) makeRoom()
    },
  }
}
