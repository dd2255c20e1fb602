import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TenantRow } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { type ContentCache, createContentCache } from './content-cache.ts'
import { sharedShelves } from './shared-shelves.ts'

const row: TenantRow & { kind: 'church' } = {
  kind: 'church',
  id: 1,
  uuid: '7b0f4b6e-4c39-4a57-9d5e-2f7f0c1a9a01',
  codigo: 'videira',
  slug: 'videira',
  organizacaoId: null,
  flagAtivo: true,
  versao: 1,
  hostPrincipal: null,
}
const church = createScope(row)
const edited = createScope({ ...row, versao: 2 })
const other = createScope({ ...row, id: 2 })
const organisation = createScope({ ...row, kind: 'organisation' })

const making = (bytes = 100) => vi.fn(async () => ({ value: { made: true }, bytes }))

describe('what is kept until the content changes', () => {
  let cache: ContentCache
  beforeEach(() => {
    cache = createContentCache(1)
  })

  it('is made once and given again', async () => {
    const make = making()
    const first = await cache.get(church, 'page', make)
    expect(await cache.get(church, 'page', make)).toBe(first)
    expect(cache.peek(church, 'page')).toBe(first)
    expect(make).toHaveBeenCalledOnce()
  })

  it('is made once for a hundred who ask at the same time', async () => {
    const make = making()
    const got = await Promise.all(Array.from({ length: 100 }, () => cache.get(church, 'page', make)))
    expect(new Set(got).size).toBe(1)
    expect(make).toHaveBeenCalledOnce()
  })

  it('is made again after an edit', async () => {
    const make = making()
    await cache.get(church, 'page', make)
    expect(cache.peek(edited, 'page')).toBeUndefined()
    await cache.get(edited, 'page', make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is of one church and one name, and never of an organisation with the same number', async () => {
    await cache.get(church, 'page', making())
    expect(cache.peek(other, 'page')).toBeUndefined()
    expect(cache.peek(organisation, 'page')).toBeUndefined()
    expect(cache.peek(church, 'other page')).toBeUndefined()
  })

  it('fails for all who wait, and is tried again by the next', async () => {
    const failing = () => Promise.reject(new Error('no database'))
    const waiting = [cache.get(church, 'page', failing), cache.get(church, 'page', making())]
    for (const result of await Promise.allSettled(waiting)) expect(result.status).toBe('rejected')
    expect(await cache.get(church, 'page', making())).toEqual({ made: true })
  })

  it('is not kept when it weighs nothing', async () => {
    const make = making(0)
    await cache.get(church, 'page', make)
    await cache.get(church, 'page', make)
    expect(make).toHaveBeenCalledTimes(2)
    expect(cache.peek(church, 'page')).toBeUndefined()
  })

  it('makes room by dropping what was used longest ago', async () => {
    const third = 400 * 1024
    await cache.get(church, 'old', making(third))
    await cache.get(church, 'used', making(third))
    cache.peek(church, 'old')
    await cache.get(church, 'used', making(third))
    await cache.get(church, 'new', making(third))
    expect([cache.peek(church, 'old'), cache.peek(church, 'used'), cache.peek(church, 'new')].map(Boolean)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('is given and not kept when it is larger than all the room', async () => {
    expect(await cache.get(church, 'page', making(2 * 1024 * 1024))).toEqual({ made: true })
    expect(cache.peek(church, 'page')).toBeUndefined()
  })
})

describe('the share of a tenant', () => {
  const page = 210 * 1024
  const names = (count: number) => Array.from({ length: count }, (_, index) => `page ${index}`)
  const fill = async (cache: ContentCache, tenant: typeof church, count: number) => {
    for (const name of names(count)) await cache.get(tenant, name, making(page))
  }
  const kept = (cache: ContentCache, tenant: typeof church, count: number) =>
    names(count).filter((name) => cache.peek(tenant, name)).length

  it('is all that gives way for a church that fills everything: other churches’ pages stay', async () => {
    const cache = createContentCache(128)
    await fill(cache, other, 15)
    await fill(cache, church, 900)
    expect(kept(cache, other, 15)).toBe(15)
    await fill(cache, createScope({ ...row, id: 3 }), 60)
    expect(kept(cache, other, 15)).toBe(15)
    expect(kept(cache, createScope({ ...row, id: 3 }), 60)).toBe(60)
  })

  it('control: without shares, one church pushes out all others', async () => {
    const cache = createContentCache(128, undefined, 1)
    await fill(cache, other, 15)
    await fill(cache, church, 900)
    expect(kept(cache, other, 15)).toBe(0)
  })

  it('limits no tenant while there is room', async () => {
    const cache = createContentCache(128)
    await fill(cache, church, 600)
    expect(kept(cache, church, 600)).toBe(600)
  })

  it('is kept to in bytes, also where an entry is replaced and where churches come and go', async () => {
    const shelves = sharedShelves<number>({ maxBytes: 100, share: 0.5 })
    for (let n = 0; n < 10; n++) shelves.set('a', 'same', n, 60)
    expect(shelves.get('a', 'same')).toBe(9)
    shelves.set('b', 'x', 1, 60)
    expect(shelves.get('a', 'same')).toBeUndefined()
    shelves.set('c', 'y', 1, 40)
    expect([shelves.get('b', 'x'), shelves.get('c', 'y')]).toEqual([1, 1])
    shelves.set('c', 'too large', 1, 101)
    expect([shelves.get('c', 'too large'), shelves.get('b', 'x')]).toEqual([undefined, 1])
  })
})

describe('what the clock changes', () => {
  const noon = new Date('2026-03-01T12:00:00Z')
  const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
  let now: Date
  let cache: ContentCache
  beforeEach(() => {
    now = noon
    cache = createContentCache(1, () => now)
  })

  it('holds until its moment, and is made again from then on', async () => {
    const make = vi.fn(async () => ({ value: {}, bytes: 100, until: at(60) }))
    const first = await cache.get(church, 'page', make)
    now = at(59)
    expect(cache.peek(church, 'page')).toBe(first)
    now = at(60)
    expect(cache.peek(church, 'page')).toBeUndefined()
    make.mockResolvedValueOnce({ value: {}, bytes: 100, until: at(120) })
    const second = await cache.get(church, 'page', make)
    expect(second).not.toBe(first)
    expect(cache.peek(church, 'page')).toBe(second)
  })

  it('is given to those who waited, even where its moment has passed by then', async () => {
    const make = async () => {
      now = at(90)
      return { value: { made: true }, bytes: 100, until: at(60) }
    }
    expect(await cache.get(church, 'page', make)).toEqual({ made: true })
    expect(cache.peek(church, 'page')).toBeUndefined()
  })

  it('control: what the clock does not change holds for years', async () => {
    await cache.get(church, 'page', making())
    now = at(1e9)
    expect(cache.peek(church, 'page')).toBeDefined()
  })
})

describe('a cache of no megabytes', () => {
  it('keeps nothing, and still makes once for those who ask at the same time', async () => {
    const cache = createContentCache(0)
    const make = making()
    await Promise.all([cache.get(church, 'page', make), cache.get(church, 'page', make)])
    expect(make).toHaveBeenCalledOnce()
    await cache.get(church, 'page', make)
    expect(make).toHaveBeenCalledTimes(2)
    expect(cache.peek(church, 'page')).toBeUndefined()
  })
})
