import { type IDBPDatabase, openDB } from 'idb'

/** Where something lies: whose it is comes first, by who they are to the church. */
export type ShelfKey = readonly [memberId: number, ...names: (string | number)[]]

/**
 * What this browser keeps for its members, each for themselves: a caller names the member who is there. Where the browser
 * denies its database it holds for as long as the page does.
 */
export interface MemberShelf {
  get<T>(key: ShelfKey): Promise<T | undefined>
  /** Everything whose key begins like this, in the order of the keys. */
  under<T>(key: ShelfKey): Promise<T[]>
  /** Writes what `make` says of what lies there, and nothing comes between the two; undefined takes it away. */
  change<T>(key: ShelfKey, make: (now: T | undefined) => T | undefined): Promise<void>
  /** Takes away what lies below one of these names, of the members whom `whose` picks. */
  clear(names: readonly string[], whose: (memberId: number) => boolean): Promise<void>
}

const store = 'shelf'

/** One for each name; the same from call to call. */
export function memberShelf(name: string): Promise<MemberShelf> {
  const known = shelves.get(name) ?? open(name).catch(passingShelf)
  shelves.set(name, known)
  return known
}

const shelves = new Map<string, Promise<MemberShelf>>()

/** Opens it anew at the next call, as a page that is loaded does. */
export function closeShelf(name: string): void {
  shelves.delete(name)
}

async function open(name: string): Promise<MemberShelf> {
  const database: IDBPDatabase = await openDB(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(store),
    // Another page wants it gone, or anew.
    blocking: () => database.close(),
  })
  return {
    get: (key) => database.get(store, [...key]),
    under: (key) => database.getAll(store, rangeUnder(key)),
    async change(key, make) {
      const transaction = database.transaction(store, 'readwrite')
      const next = make(await transaction.store.get([...key]))
      await (next === undefined ? transaction.store.delete([...key]) : transaction.store.put(next, [...key]))
      await transaction.done
    },
    async clear(names, whose) {
      const transaction = database.transaction(store, 'readwrite')
      for (const key of await transaction.store.getAllKeys())
        if (isCleared(key as unknown as ShelfKey, names, whose)) await transaction.store.delete(key)
      await transaction.done
    },
  }
}

/** An array comes after every text and number. */
function rangeUnder(key: ShelfKey): IDBKeyRange {
  return IDBKeyRange.bound([...key], [...key, []])
}

function isCleared([memberId, kind]: ShelfKey, names: readonly string[], whose: (memberId: number) => boolean) {
  return names.includes(String(kind)) && whose(memberId)
}

function passingShelf(): MemberShelf {
  const things = new Map<string, { readonly key: ShelfKey; readonly value: unknown }>()
  const textOf = (key: ShelfKey) => JSON.stringify(key)
  const begins = (key: ShelfKey, start: ShelfKey) => start.every((part, i) => key[i] === part)
  return {
    get: async <T>(key: ShelfKey) => things.get(textOf(key))?.value as T | undefined,
    under: async <T>(start: ShelfKey) =>
      Array.from(things.values()).flatMap(({ key, value }) => (begins(key, start) ? [value as T] : [])),
    async change<T>(key: ShelfKey, make: (now: T | undefined) => T | undefined) {
      const next = make(things.get(textOf(key))?.value as T | undefined)
      if (next === undefined) things.delete(textOf(key))
      else things.set(textOf(key), { key, value: next })
    },
    async clear(names, whose) {
      for (const { key } of things.values()) if (isCleared(key, names, whose)) things.delete(textOf(key))
    },
  }
}
