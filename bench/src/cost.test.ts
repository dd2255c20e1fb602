import { expect, test } from 'vitest'
import { type Cost, compareCosts, databaseShare } from './cost.ts'

const costs = (...all: readonly [micros: number, databaseMicros?: number][]): Cost[] =>
  all.map(([micros, databaseMicros]) => ({ micros, databaseMicros, perSecond: 1 }))

test('the ratio is of the serving processes alone, whatever their databases took', () => {
  expect(compareCosts('', costs([200, 900]), costs([100, 1]))).toMatchObject({ ours: 200, reference: 100, median: 0.5 })
})

test('the database’s share is compared where both sides have one', () => {
  expect(databaseShare('list', costs([1, 40], [1, 60]), costs([1, 20], [1, 30]))).toEqual([
    { what: 'list, the database’s share', unit: 'µs', ours: 50, reference: 25, median: 0.5, best: 0.5 },
  ])
})

test('the share stands alone beside a reference without a database', () => {
  expect(databaseShare('home', costs([1, 40]), costs([1, 0]))).toEqual([
    { what: 'home, the database’s share', unit: 'µs', ours: 40, median: 40, best: 40 },
  ])
})

test('there is no share where the system does not say, or nothing was read', () => {
  expect(databaseShare('home', costs([1]))).toEqual([])
  expect(databaseShare('home', costs([1, 0]))).toEqual([])
})
