import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeMemberStore, type MemberStore, openMemberStore } from './member-store.ts'

let stores = 0
let name: string

describe.each(['allowed', 'denied'] as const)('a member store whose database is %s', (kind) => {
  let store: MemberStore
  beforeEach(async () => {
    name = `store ${++stores}`
    if (kind === 'denied') vi.stubGlobal('indexedDB', { open: () => raise() })
    store = await openMemberStore(name)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('returns an entry to the member who owns it alone', async () => {
    await store.change([7, 'list', 3], () => ({ a: 1 }))
    expect(await store.get([7, 'list', 3])).toEqual({ a: 1 })
    expect(await store.get([8, 'list', 3])).toBeUndefined()
    expect(await store.get([7, 'list', 4])).toBeUndefined()
  })

  it('lists the entries below a key and no others', async () => {
    for (const key of [
      [7, 'list', 1],
      [7, 'list', 2],
      [7, 'lists', 1],
      [70, 'list', 1],
    ] as const)
      await store.change(key, () => key.join())
    expect((await store.list([7, 'list'])).toSorted()).toEqual([
      { key: [7, 'list', 1], value: '7,list,1' },
      { key: [7, 'list', 2], value: '7,list,2' },
    ])
  })

  it('applies concurrent changes one after the other', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.change<number>([7, 'n'], (now = 0) => now + 1)))
    expect(await store.get([7, 'n'])).toBe(20)
    await store.change([7, 'n'], () => undefined)
    expect(await store.list([7])).toEqual([])
  })

  it('clears the named kinds of the selected members', async () => {
    for (const member of [7, 8]) for (const kind of ['copy', 'unsent']) await store.change([member, kind, 1], () => 1)
    await store.clear(['copy'], (member) => member !== 7)
    expect(await store.list([8])).toHaveLength(1)
    expect(await store.list([7])).toHaveLength(2)
    expect(await store.get([8, 'unsent', 1])).toBe(1)
  })

  it(kind === 'allowed' ? 'outlives the page' : 'ends with the page', async () => {
    await store.change([7, 'n'], () => 1)
    closeMemberStore(name)
    expect(await (await openMemberStore(name)).get([7, 'n'])).toBe(kind === 'allowed' ? 1 : undefined)
  })
})

it('goes on in a new connection when its own was closed', async () => {
  const store = await openMemberStore('closed')
  await store.change([7, 'n'], () => 1)
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('closed').onsuccess = resolve
  })
  expect(await store.get([7, 'n'])).toBeUndefined()
  await store.change([7, 'n'], () => 2)
  expect(await store.list([7])).toEqual([{ key: [7, 'n'], value: 2 }])
})

function raise(): never {
  throw new DOMException('Denied', 'SecurityError')
}
