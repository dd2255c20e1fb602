import { expect, test } from 'vitest'
import { connectionShares } from './connection-shares.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** Work that ends when the test says so, and who began in which order. */
function stage() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { begun, ends, work }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('one owner holds at most half of the connections, and the others get theirs at once', async () => {
  const { begun, ends, work } = stage()
  const inTurn = connectionShares({ poolSize: 4, limitMs: 60_000 })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => inTurn(name.slice(0, 1), work(name)))
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  while (begun.length < 6 || ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a free connection goes to the waiting owner that has fewest', async () => {
  const { begun, ends, work } = stage()
  const inTurn = connectionShares({ poolSize: 2, limitMs: 60_000 })
  const all = ['a1', 'b1', 'a2', 'b2', 'c1'].map((name) => inTurn(name.slice(0, 1), work(name)))
  await settled()
  ends.shift()?.()
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  ends.shift()?.()
  await settled()
  expect(begun.at(-1)).toBe('b2')
  while (begun.length < 5 || ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  await Promise.all(all)
})

test('whose turn does not come in time is refused, and the turn goes to the next', async () => {
  const { begun, ends, work } = stage()
  const inTurn = connectionShares({ poolSize: 1, limitMs: 5 })
  const first = inTurn('a', work('first'))
  await expect(inTurn('a', work('late'))).rejects.toThrow(DatabaseUnavailableError)
  const next = inTurn('b', work('next'))
  ends.shift()?.()
  await settled()
  expect(begun).toEqual(['first', 'next'])
  ends.shift()?.()
  await Promise.all([first, next])
})

test('work that fails gives its connection back', async () => {
  const inTurn = connectionShares({ poolSize: 1, limitMs: 60_000 })
  const failing = () => Promise.reject(new Error('not today'))
  await expect(inTurn('a', failing)).rejects.toThrow('not today')
  await expect(inTurn('a', async () => 'served')).resolves.toBe('served')
})
