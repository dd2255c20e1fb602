import { beforeEach, expect, it } from 'vitest'
import type { Change, Listener } from '../bus/bus.ts'
import { createTrustedCache, type TrustedCache } from './trusted-cache.ts'

let isTrusted: boolean
let tell: (change: Partial<Change> | 'everything') => void
let cache: TrustedCache<number, string>

beforeEach(() => {
  isTrusted = true
  const listeners: Listener[] = []
  tell = (change) => {
    for (const listen of listeners) listen(change === 'everything' ? change : { tenants: [], hosts: [], ...change })
  }
  const bus = { isTrusted: () => isTrusted, subscribe: (listener: Listener) => void listeners.push(listener) }
  cache = createTrustedCache(bus, { max: 10 }, ({ accounts = [] }) => accounts)
  cache.begin()(1, 'one')
  cache.begin()(2, 'two')
})

it('forgets what a change concerns, and nothing else', () => {
  tell({ accounts: [1] })
  expect([cache.get(1), cache.get(2)]).toEqual([undefined, 'two'])
})

it('forgets everything when it may have missed a change', () => {
  tell('everything')
  expect([cache.get(1), cache.get(2)]).toEqual([undefined, undefined])
})

it('gives nothing while its bus is not trusted', () => {
  isTrusted = false
  expect(cache.get(1)).toBeUndefined()
})

it('does not keep what was read before a change', () => {
  const keep = cache.begin()
  tell({ accounts: [2] })
  keep(3, 'old')
  expect(cache.get(3)).toBeUndefined()
})

it('control: a change of something else is no reason to read again', () => {
  const keep = cache.begin()
  tell({ hosts: ['HOST:videira.example'] })
  keep(3, 'three')
  expect(cache.get(3)).toBe('three')
})
