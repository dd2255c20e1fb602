import { expect, test } from 'vitest'
import { countdownText, findClockLead, findRemainingMs } from './countdown.ts'

test('what is left is counted on the server’s clock, whatever this device believes', () => {
  const receivedAt = Date.parse('2020-01-01T00:00:00Z')
  const lead = findClockLead('2031-01-01T12:00:00Z', receivedAt)
  expect(findRemainingMs('2031-01-01T12:10:00Z', lead, receivedAt)).toBe(600_000)
  expect(findRemainingMs('2031-01-01T12:10:00Z', lead, receivedAt + 599_000)).toBe(1000)
  expect(findRemainingMs('2031-01-01T12:10:00Z', lead, receivedAt + 700_000)).toBe(0)
})

test('it is written as a clock writes it', () => {
  expect([600_000, 119_001, 9000, 1, 0, -5].map(countdownText)).toEqual([
    '10:00',
    '2:00',
    '0:09',
    '0:01',
    '0:00',
    '0:00',
  ])
})
