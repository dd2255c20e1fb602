import { expect, test } from 'vitest'
import { editDistance, gradeMatch } from './word-match.ts'

test.each([
  ['igreja', 'igerja', 1],
  ['igreja', 'igrja', 1],
  ['igreja', 'igreja', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from “%s” to “%s” are %i slips', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips)
  expect(editDistance(b, a)).toBe(slips)
})

test('a word is the same, a beginning, a slip of the keys, or another', () => {
  expect(gradeMatch('grupos', 'grupos')).toBe(3)
  expect(gradeMatch('gru', 'grupos')).toBe(2)
  expect(gradeMatch('gr', 'grupos')).toBe(0)
  expect(gradeMatch('grpuos', 'grupos')).toBe(1)
  expect(gradeMatch('trupos', 'grupos')).toBe(0)
  expect(gradeMatch('data', 'dar')).toBe(0)
})
