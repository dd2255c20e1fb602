import { expect, it } from 'vitest'
import { lengthText, readLength } from './length-text.ts'

it.each<[written: string, seconds: number | undefined, again?: string]>([
  ['32:10', 1930],
  ['0:05', 5],
  ['1:02:05', 3725],
  ['1:2:5', 3725, '1:02:05'],
  [' 45 ', 2700, '45:00'],
  ['90:00', 5400, '1:30:00'],
  ['32:75', undefined],
  ['32.10', undefined],
  ['-3', undefined],
  ['', undefined],
])('the length %j is %s seconds', (written, seconds, again = written) => {
  expect(readLength(written)).toBe(seconds)
  if (seconds !== undefined) expect(lengthText(seconds)).toBe(again)
})
