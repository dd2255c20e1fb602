import { dateAfter } from '@narthex/contract/church-time'
import { lastScheduleDay } from '@narthex/contract/schedule/schedule-month'
import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it, vi } from 'vitest'
import { keptRule, listDays } from './recurrence.rules.ts'

// A Tuesday, the fifth of its month.
const first = { data: '2024-10-29', horario: '20:00' }
const kept = (rule: string, from = first, zone = 'America/New_York') => keptRule(rule, from, zone, lastScheduleDay)
const all = (rule: string, data: string, to: string) => listDays(rule, data, { from: data, to })

describe('a rule is kept', () => {
  it.each([
    ['freq=weekly', 'FREQ=WEEKLY'],
    ['RRULE:BYDAY=TU,TH;FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['FREQ=DAILY;INTERVAL=2', 'FREQ=DAILY;INTERVAL=2'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU'],
    ['FREQ=MONTHLY;BYDAY=5TU', 'FREQ=MONTHLY;BYDAY=5TU'],
    ['FREQ=MONTHLY;BYDAY=-1TU,1SU', 'FREQ=MONTHLY;BYDAY=-1TU,1SU'],
    ['FREQ=MONTHLY;BYMONTHDAY=29,-3', 'FREQ=MONTHLY;BYMONTHDAY=29,-3'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'],
    ['FREQ=YEARLY;BYMONTH=10;BYDAY=-1TU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1TU'],
  ])('%s as %s', (given, expected) => expect(kept(given)).toBe(expected))

  it.each([
    ['three times', 'FREQ=WEEKLY;COUNT=3', '20241112'],
    ['up to a day, that day included', 'FREQ=WEEKLY;UNTIL=20241112', '20241112'],
    ['up to the day before the next', 'FREQ=WEEKLY;UNTIL=20241111', '20241105'],
    ['up to its own hour on the church’s clocks', 'FREQ=WEEKLY;UNTIL=20241112T200000', '20241112'],
    ['up to a minute before its hour', 'FREQ=WEEKLY;UNTIL=20241112T195900', '20241105'],
    // New York is five hours behind by then: it is 20:00 there.
    ['up to its hour in UTC', 'FREQ=WEEKLY;UNTIL=20241113T010000Z', '20241112'],
    ['up to a minute before, in UTC', 'FREQ=WEEKLY;UNTIL=20241113T005900Z', '20241105'],
  ])('with its last day where it is held %s', (_, given, last) => expect(kept(given)).toBe(`FREQ=WEEKLY;UNTIL=${last}`))

  it('with the last day that the calendar knows, where its end lies beyond', () => {
    expect(kept('FREQ=YEARLY;COUNT=1000')).toBe('FREQ=YEARLY;UNTIL=21001029')
  })
})

describe('a rule is refused', () => {
  it.each([
    '',
    'WEEKLY',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=HOURLY;COUNT=2',
    'FREQ=DAILY;BYHOUR=1,2,3',
    'FREQ=DAILY;BYSECOND=0',
    'FREQ=YEARLY;BYWEEKNO=44',
    'FREQ=YEARLY;BYYEARDAY=303',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=999999999',
    'FREQ=DAILY;COUNT=1001',
    'FREQ=DAILY;COUNT=99999999999999999999',
    'FREQ=DAILY;COUNT=2;UNTIL=20300101',
    'FREQ=DAILY;UNTIL=20240230',
    'FREQ=DAILY;UNTIL=20240101T990000',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=WEEKLY;UNTIL=20241028',
    'FREQ=WEEKLY;FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=2TU',
    'FREQ=WEEKLY;BYMONTHDAY=29',
    'FREQ=WEEKLY;BYDAY=',
    'FREQ=MONTHLY;BYDAY=0TU',
    'FREQ=MONTHLY;BYDAY=6TU',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYDAY=TU;BYMONTHDAY=29',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=1,-1,2',
    'FREQ=YEARLY;BYDAY=TU;BYSETPOS=53',
    'FREQ=YEARLY;BYDAY=44TU',
    'FREQ=WEEKLY;RSCALE=HEBREW',
    'FREQ=WEEKLY;X=1',
    'FREQ=WEEKLY\nEXDATE:20241029',
    'FREQ=WEEKLY;BYDAY=TU\r\nATTENDEE:mailto:a@example.org',
    `FREQ=WEEKLY;BYDAY=${'TU,'.repeat(100)}TU`,
  ])('%j', (given) => expect(kept(given)).toBeUndefined())

  it.each(['FREQ=WEEKLY;BYDAY=WE', 'FREQ=MONTHLY;BYDAY=1TU', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'])(
    'that does not hold on its first day: %s',
    (given) => expect(kept(given)).toBeUndefined(),
  )
})

describe('a rule is held', () => {
  it('on the 31st of the months that have one', () => {
    expect(all('FREQ=MONTHLY', '2026-01-31', '2026-12-31')).toEqual(
      ['01', '03', '05', '07', '08', '10', '12'].map((month) => `2026-${month}-31`),
    )
  })
  it('on the last day of every month, where it says so', () => {
    expect(all('FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-31', '2028-04-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })
  it('on leap days in leap years alone, and 2100 is none', () => {
    expect(all('FREQ=YEARLY', '2092-02-29', lastScheduleDay)).toEqual(['2092-02-29', '2096-02-29'])
  })
  it('every other week from its own first week on, whatever month is asked for', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'
    expect(listDays(rule, '2024-10-29', { from: '2026-11-01', to: '2026-11-30' })).toEqual(['2026-11-10', '2026-11-24'])
  })
  it('seventy years on, every day or now and then, as quickly as in its first', () => {
    const range = { from: '2099-03-01', to: '2099-03-31' }
    expect(listDays('FREQ=DAILY', '2000-01-01', range)).toHaveLength(31)
    expect(listDays('FREQ=DAILY;BYDAY=MO', '2000-01-03', range)).toHaveLength(5)
    expect(listDays('FREQ=DAILY;INTERVAL=99;BYMONTH=3', '2000-03-01', range)).toHaveLength(0)
  })
  it('not before its first day, nor after its last', () => {
    const rule = 'FREQ=DAILY;UNTIL=20261103'
    expect(listDays(rule, '2026-11-02', { from: '2026-10-01', to: '2026-12-01' })).toEqual(['2026-11-02', '2026-11-03'])
    expect(listDays(rule, '2026-11-02', { from: '2026-12-01', to: '2026-12-31' })).toEqual([])
  })
})

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const some = <T>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { minLength: 1, maxLength: 3 }).map((list) => list.join())
const interval = fc.integer({ min: 1, max: 5 })
const nth = fc.tuple(fc.constantFrom(1, 2, 3, 4, -1, -2), weekday).map(([n, day]) => `${n}${day}`)
const rules = fc.oneof(
  fc.tuple(interval, some(weekday)).map(([n, days]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days}`),
  interval.map((n) => `FREQ=DAILY;INTERVAL=${n}`),
  some(weekday).map((days) => `FREQ=DAILY;BYDAY=${days}`),
  fc.tuple(interval, some(nth)).map(([n, days]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${days}`),
  fc
    .tuple(interval, some(fc.constantFrom(1, 15, 28, 29, 30, 31, -1)))
    .map(([n, days]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${days}`),
  some(weekday).map((days) => `FREQ=MONTHLY;BYDAY=${days};BYSETPOS=-1`),
  fc.tuple(fc.integer({ min: 1, max: 12 }), nth).map(([month, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${day}`),
  fc.constant('FREQ=YEARLY'),
)
const startDay = fc.integer({ min: 0, max: 1500 }).map((days) => dateAfter('2024-01-01', days))

/** Computes the days of a rule with ical.js, an independent implementation of RFC 5545. */
function daysByIcal(rule: string, data: string, to: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(data))
  const days: string[] = []
  for (let next = iterator.next(); next && next.toString() <= to; next = iterator.next()) days.push(next.toString())
  return days
}

it('another library reads every rule alike', () => {
  fc.assert(
    fc.property(rules, startDay, fc.integer({ min: 0, max: 800 }), (rule, day, later) => {
      // The first day of any rule is one on which it holds.
      const data = daysByIcal(rule, day, dateAfter(day, 2000))[rule === 'FREQ=YEARLY' ? 0 : 1] ?? day
      const keptOne = keptRule(rule, { data, horario: '10:00' }, 'UTC', lastScheduleDay)
      if (keptOne === undefined) return fc.pre(false)
      const [from, to] = [dateAfter(data, later), dateAfter(data, later + 400)]
      expect(listDays(keptOne, data, { from, to })).toEqual(daysByIcal(rule, data, to).filter((one) => one >= from))
    }),
    { numRuns: 60 },
  )
})

it('a rule told by a number of times ends on the day of the last', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 1, max: 40 }), (rule, count) => {
      const data = daysByIcal(rule, '2024-01-01', '2032-01-01')[1] ?? '2024-01-01'
      const keptOne = keptRule(`${rule};COUNT=${count}`, { data, horario: '10:00' }, 'UTC', lastScheduleDay)
      if (keptOne === undefined) return fc.pre(false)
      expect(all(keptOne, data, lastScheduleDay)).toHaveLength(Math.min(count, all(rule, data, lastScheduleDay).length))
    }),
    { numRuns: atStrength({ deep: 30, full: 6 }) },
  )
})

describe('a rule that began long ago', () => {
  it.each([
    ['FREQ=DAILY', '2026-10-31'],
    ['FREQ=DAILY;INTERVAL=99', '2026-05-15'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-10-19'],
    ['FREQ=DAILY;BYDAY=MO', '2026-10-31'],
  ])('is walked from shortly before the days asked for: %s', (rule, start) => {
    const walk = vi.spyOn(RRuleTemporal.prototype, 'between')
    listDays(rule, '2012-01-02', { from: '2026-11-01', to: '2026-11-30' })
    const starts = walk.mock.contexts.map((walked) => String((walked as RRuleTemporal).options().dtstart).slice(0, 10))
    walk.mockRestore()
    expect(starts).toEqual([start])
  })
})
