import { expect, test } from 'vitest'
import { writePhone } from './write-phone.ts'

test.each([
  ['8133330101', '+55 81 3333-0101'],
  ['(81) 3333-0101', '+55 81 3333-0101'],
  ['81 99333 0101', '+55 81 99333-0101'],
  ['+55 81 993330101', '+55 81 99333-0101'],
  ['+55 11 5555-0101', '+55 11 5555-0101'],
])('a number of Brazil is written as people know it, landlines too: %s', (typed, written) => {
  expect(writePhone(typed, 'BR')).toBe(written)
})

test.each([
  ['+351 21 555 0101', 'BR'],
  ['0800 123', 'BR'],
  ['81 3333-0101, ramal 2', 'BR'],
  ['21 555 0101', 'PT'],
])('what is no number of Brazil stays as it was typed: %s', (typed, country) => {
  expect(writePhone(typed, country)).toBe(typed)
})
