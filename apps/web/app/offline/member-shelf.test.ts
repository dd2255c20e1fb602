import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeShelf, type MemberShelf, memberShelf } from './member-shelf.ts'

let shelves = 0
let name: string
const one = <T>(value: T) => ({ make: () => value as T | undefined })

describe.each(['kept', 'denied'] as const)('a shelf whose browser has it %s', (kind) => {
  let shelf: MemberShelf
  beforeEach(async () => {
    name = `shelf ${++shelves}`
    if (kind === 'denied') vi.stubGlobal('indexedDB', { open: () => raise() })
    shelf = await memberShelf(name)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('gives back what was put there, to the member whose it is', async () => {
    await shelf.change([7, 'list', 3], one({ a: 1 }).make)
    expect(await shelf.get([7, 'list', 3])).toEqual({ a: 1 })
    expect(await shelf.get([8, 'list', 3])).toBeUndefined()
    expect(await shelf.get([7, 'list', 4])).toBeUndefined()
  })

  it('lists what lies under a key, and nothing beside it', async () => {
    for (const key of [
      [7, 'list', 1],
      [7, 'list', 2],
      [7, 'lists', 1],
      [70, 'list', 1],
    ] as const)
      await shelf.change(key, one(key.join()).make)
    expect((await shelf.under([7, 'list'])).toSorted()).toEqual(['7,list,1', '7,list,2'])
  })

  it('changes what lies there by what it is, also many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => shelf.change<number>([7, 'n'], (now = 0) => now + 1)))
    expect(await shelf.get([7, 'n'])).toBe(20)
    await shelf.change([7, 'n'], () => undefined)
    expect(await shelf.under([7])).toEqual([])
  })

  it('clears what is named, of whom it is asked to', async () => {
    for (const member of [7, 8])
      for (const kind of ['copy', 'unsent']) await shelf.change([member, kind, 1], one(1).make)
    await shelf.clear(['copy'], (member) => member !== 7)
    expect(await shelf.under([8])).toEqual([1])
    expect(await shelf.under([7])).toEqual([1, 1])
    expect(await shelf.get([8, 'unsent', 1])).toBe(1)
  })

  it(kind === 'kept' ? 'outlives the page' : 'ends with the page', async () => {
    await shelf.change([7, 'n'], one(1).make)
    closeShelf(name)
    expect(await (await memberShelf(name)).get([7, 'n'])).toBe(kind === 'kept' ? 1 : undefined)
  })
})

function raise(): never {
  throw new DOMException('Denied', 'SecurityError')
}
