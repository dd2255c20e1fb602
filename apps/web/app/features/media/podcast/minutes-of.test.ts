import { expect, it } from 'vitest'
import { toMinutes } from './to-minutes.ts'

it.each([
  [0, 0, 1],
  [20, 0, 1],
  [89, 0, 1],
  [90, 0, 2],
  [3570, 1, 0],
  [3725, 1, 2],
])('%d seconds are %d hours and %d minutes', (seconds, hours, minutes) => {
  expect(toMinutes(seconds)).toEqual({ hours, minutes })
})
