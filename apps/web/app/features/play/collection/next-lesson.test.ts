import { expect, test } from 'vitest'
import { aTitleItem } from '../testing/a-title-item.ts'
import { findNextLesson } from './next-lesson.ts'

const titles = [1, 2, 3].map((id) => aTitleItem({ id }))
const seen = { flagVisto: true, segundos: 0, vistoEm: '2026-11-01T12:00:00Z' }
const begun = (vistoEm: string) => ({ flagVisto: false, segundos: 90, vistoEm })
const next = (positions: [number, typeof seen][]) => findNextLesson(titles, new Map(positions))?.id

test('without a position it begins with the first title', () => {
  expect(next([])).toBe(1)
})

test('after what was seen comes the next one', () => {
  expect(next([[1, seen]])).toBe(2)
})

test('what was begun last goes before what was not', () => {
  const positions: [number, typeof seen][] = [
    [1, begun('2026-11-01T12:00:00Z')],
    [3, begun('2026-11-02T12:00:00Z')],
  ]
  expect(next(positions)).toBe(3)
})

test('after all was seen there is nothing, and what is to come is passed over', () => {
  expect(next([1, 2, 3].map((id) => [id, seen]))).toBeUndefined()
  const coming = [aTitleItem({ id: 1, emBreve: '2027-01-01T12:00:00Z' }), aTitleItem({ id: 2 })]
  expect(findNextLesson(coming, new Map())?.id).toBe(2)
})
