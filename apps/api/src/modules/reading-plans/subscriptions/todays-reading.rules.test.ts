import type { Standing } from '@narthex/contract/reading-plans/schedule'
import { expect, test } from 'vitest'
import { findNextReading, isNearer } from './todays-reading.rules.ts'

const standing = (today: number, done: readonly number[], schedule = [0, 1, 2, 3]): Standing => ({
  schedule,
  today,
  isDone: schedule.map((_, index) => done.includes(index)),
})

test('the reading of today comes first, also where earlier ones were missed; of several on one day the first that is not done', () => {
  expect(findNextReading(standing(2, [0]))).toEqual({ index: 2, rank: 'due' })
  expect(findNextReading(standing(1, [0, 1], [0, 1, 1]))).toEqual({ index: 2, rank: 'due' })
})

test('once it is done, what was missed comes next, and without any the reading that was done', () => {
  expect(findNextReading(standing(2, [0, 2]))).toEqual({ index: 1, rank: 'missed' })
  expect(findNextReading(standing(2, [0, 1, 2]))).toEqual({ index: 2, rank: 'done' })
})

test('a plan that has not begun, and a day of rest, have none', () => {
  expect(findNextReading(standing(-1, []))).toBeUndefined()
  expect(findNextReading(standing(1, [0], [0, 2]))).toBeUndefined()
})

test('of two plans, what is due today is nearer than what was missed, and that nearer than what is done', () => {
  const [due, missed, done] = (['due', 'missed', 'done'] as const).map((rank) => ({ index: 0, rank }))
  if (!due || !missed || !done) throw new Error('Three ranks')
  expect([isNearer(due, missed), isNearer(missed, done), isNearer(due, due), isNearer(done, due)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
