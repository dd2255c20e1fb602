import { expect, test } from 'vitest'
import {
  allMatching,
  countSelected,
  isSelected,
  keepOnly,
  nothingSelected,
  type Selection,
  toggle,
  toggleAll,
} from './selection.ts'

const some = (...ids: number[]): Selection => ({ mode: 'some', ids: new Set(ids) })

test('a row is marked and unmarked', () => {
  const marked = toggle(nothingSelected, 3)
  expect(isSelected(marked, 3)).toBe(true)
  expect(countSelected(marked, 312)).toBe(1)
  expect(toggle(marked, 3)).toEqual(nothingSelected)
})

test('all that match are marked, but those that are unmarked one by one', () => {
  const marked = toggle(allMatching, 3)
  expect([isSelected(marked, 3), isSelected(marked, 4)]).toEqual([false, true])
  expect(countSelected(marked, 312)).toBe(311)
  expect(toggle(marked, 3)).toEqual(allMatching)
})

test('all rows in view are marked, or unmarked where they all are', () => {
  expect(toggleAll(some(1), [1, 2])).toEqual(some(1, 2))
  expect(toggleAll(some(1, 2, 9), [1, 2])).toEqual(some(9))
  expect(toggleAll(allMatching, [1, 2])).toEqual({ mode: 'matching', except: new Set([1, 2]) })
})

test('marks of rows that are gone are forgotten', () => {
  expect(keepOnly(some(1, 2), [2, 3])).toEqual(some(2))
  expect(keepOnly(allMatching, [])).toBe(allMatching)
})
