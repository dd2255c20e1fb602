import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateAfter, dateIn, instantAt, toInstants, toZonedIso, wallClock } from './church-time.ts'

const zones = ['America/Recife', 'America/New_York', 'Europe/Madrid', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC']

test('a zone’s clocks are read to the second, on its own day', () => {
  const instant = new Date('2026-03-09T01:30:05Z')
  expect(wallClock(instant, 'America/Recife')).toBe('2026-03-08T22:30:05')
  expect(dateIn('America/Recife', instant)).toBe('2026-03-08')
  expect(dateIn('Europe/Madrid', instant)).toBe('2026-03-09')
})

test('days are counted by the calendar', () => {
  expect(dateAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(dateAfter('2026-01-01', -1)).toBe('2025-12-31')
})

test('a period ends with its last day, and one until the end of all calendars has no end', () => {
  const { from, until } = toInstants({ de: '2026-03-08', ate: '2026-03-08' }, 'America/Recife')
  expect([from, until]).toEqual([new Date('2026-03-08T03:00:00Z'), new Date('2026-03-09T03:00:00Z')])
  expect(toInstants({ ate: '9999-12-31' }, 'America/Recife').until).toBeUndefined()
})

test('a time that a clock change skips means as much later as the clocks jumped', () => {
  expect(instantAt('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z')
})

test('a time that a clock change repeats means the first of the two', () => {
  expect(instantAt('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

test('an instant that its zone’s clocks tell is found again, whatever the zone and the season', () => {
  const minutes = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (instant, zone) => {
      const wall = wallClock(instant, zone)
      const found = instantAt(wall.slice(0, 10), wall.slice(11, 16), zone)
      // The second of two equal readings leads to the first.
      expect(wallClock(found, zone)).toBe(wall)
      expect(instant.getTime() - found.getTime()).toBeLessThanOrEqual(3_600_000)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['America/Recife', '2026-03-08T22:30:05-03:00'],
  ['Europe/Madrid', '2026-03-09T02:30:05+01:00'],
  ['Asia/Kathmandu', '2026-03-09T07:15:05+05:45'],
  ['UTC', '2026-03-09T01:30:05+00:00'],
])('an instant in %s is written with the distance of its clocks from UTC', (zone, written) => {
  const instant = new Date('2026-03-09T01:30:05Z')
  expect(toZonedIso(instant, zone)).toBe(written)
  expect(new Date(written)).toEqual(instant)
})
