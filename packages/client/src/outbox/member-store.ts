import { type IDBPDatabase, openDB } from 'idb'

/** Key of an entry: begins with the member who owns it. */
export type StoreKey = readonly [memberId: number, ...names: (string | number)[]]

export interface StoredEntry<T> {
  readonly key: StoreKey
  readonly value: T
}

/**
 * Local storage of this browser, separated by member. Where the browser denies IndexedDB, entries live in memory until
 * the page is unloaded.
 */
export interface MemberStore {
  get<T>(key: StoreKey): Promise<T | undefined>
  /** All entries whose key begins with `key`, ordered by key. */
  list<T>(key: StoreKey): Promise<StoredEntry<T>[]>
  /** Reads, changes and writes one entry atomically; `make` returns undefined to delete it. */
  change<T>(key: StoreKey, make: (now: T | undefined) => T | undefined): Promise<void>
  /** Deletes the entries of the kinds in `names`, of the members for whom `whose` is true. */
  clear(names: readonly string[], whose: (memberId: number) => boolean): Promise<void>
}

/** Exists in the browsers of members: a new name would need a migration. */
const objectStore = 'shelf'

/** Opens each name once; later calls give the same store. */
export function openMemberStore(name: string): Promise<MemberStore> {
  const known = stores.get(name) ?? open(name).catch(createMemoryStore)
  stores.set(name, known)
  return known
}

const stores = new Map<string, Promise<MemberStore>>()

/** Makes the next `openMemberStore` open the database again, as after a page load. */
export function closeMemberStore(name: string): void {
  stores.delete(name)
}

const connect = (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(objectStore),
    // Another page deletes or upgrades the database.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

async function open(name: string): Promise<MemberStore> {
  let database = await connect(name)
  /** A transaction; on a new connection where the browser or another page has closed the last one. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
    try {
      return database.transaction(objectStore, mode)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      database = await connect(name)
      return database.transaction(objectStore, mode)
    }
  }
  return {
    get: async (key) => (await begin('readonly')).store.get([...key]),
    async list(start) {
      const { store } = await begin('readonly')
      const [keys, values] = await Promise.all([store.getAllKeys(rangeUnder(start)), store.getAll(rangeUnder(start))])
      return keys.map((key, i) => ({ key: key as unknown as StoreKey, value: values[i] }))
    },
    async change(key, make) {
      const transaction = await begin('readwrite')
      const next = make(await transaction.store.get([...key]))
      await (next === undefined ? transaction.store.delete([...key]) : transaction.store.put(next, [...key]))
      await transaction.done
    },
    async clear(names, whose) {
      const transaction = await begin('readwrite')
      for (const key of await transaction.store.getAllKeys())
        if (isCleared(key as unknown as StoreKey, names, whose)) await transaction.store.delete(key)
      await transaction.done
    },
  }
}

/** IndexedDB sorts arrays after all strings and numbers. */
function rangeUnder(key: StoreKey): IDBKeyRange {
  return IDBKeyRange.bound([...key], [...key, []])
}

function isCleared([memberId, kind]: StoreKey, names: readonly string[], whose: (memberId: number) => boolean) {
  return names.includes(String(kind)) && whose(memberId)
}

function createMemoryStore(): MemberStore {
  const entries = new Map<string, StoredEntry<unknown>>()
  const toText = (key: StoreKey) => JSON.stringify(key)
  const begins = (key: StoreKey, start: StoreKey) => start.every((part, i) => key[i] === part)
  return {
    get: async <T>(key: StoreKey) => entries.get(toText(key))?.value as T | undefined,
    list: async <T>(start: StoreKey) =>
      Array.from(entries.values()).filter(({ key }) => begins(key, start)) as StoredEntry<T>[],
    async change<T>(key: StoreKey, make: (now: T | undefined) => T | undefined) {
      const next = make(entries.get(toText(key))?.value as T | undefined)
      if (next === undefined) entries.delete(toText(key))
      else entries.set(toText(key), { key, value: next })
    },
    async clear(names, whose) {
      for (const { key } of entries.values()) if (isCleared(key, names, whose)) entries.delete(toText(key))
    },
  }
}
