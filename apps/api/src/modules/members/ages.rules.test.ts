import { expect, test } from 'vitest'
import { isMinor } from './ages.rules.ts'

test.each([
  ['2008-11-21', '2026-11-20', true],
  ['2008-11-21', '2026-11-21', false],
  ['2008-11-21', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['0999-05-05', '1017-05-04', true],
  ['0999-05-05', '1017-05-05', false],
  [null, '2026-11-21', false],
])('born on %s, on %s: a minor, %s', (born, today, expected) => {
  expect(isMinor(born, today)).toBe(expected)
})
