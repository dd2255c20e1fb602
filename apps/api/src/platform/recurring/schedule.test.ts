import { dateAfter, dateIn, wallClock } from '@narthex/contract/church-time'
import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargeInstant,
  daysBetween,
  firstPlannedDay,
  listPlannedDays,
  nextPlanDay,
  nextPlannedDay,
  type PlannedDay,
  planInstant,
  regular,
  replan,
} from './schedule.ts'

const zones = ['America/Sao_Paulo', 'Europe/Madrid', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata']
const date = fc.integer({ min: 0, max: 36_500 }).map((days) => dateAfter('2000-01-01', days))
const everyDays = fc.record({ dias: fc.integer({ min: 1, max: 366 }) })
const everyMonth = fc.record({ diaDoMes: fc.integer({ min: 1, max: 31 }) })
const frequency: fc.Arbitrary<Frequency> = fc.oneof(everyDays, everyMonth)
const id = fc.uuid()

const list = (given: Frequency, from: string, count: number, end: string | null = null) =>
  listPlannedDays(given, regular(from), { end, count })

describe('the days of a recurring gift', () => {
  it.each([
    [
      'the 31st falls on the last day of shorter months and comes back',
      { diaDoMes: 31 },
      '2027-01-31',
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    ['the 29th and the leap day', { diaDoMes: 29 }, '2028-01-29', ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['the 30th through a February', { diaDoMes: 30 }, '2027-01-30', ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['through the end of a year', { diaDoMes: 15 }, '2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15']],
    ['every 30 days', { dias: 30 }, '2026-12-15', ['2026-12-15', '2027-01-14', '2027-02-13']],
    ['every day over a leap day', { dias: 1 }, '2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['every year from a leap day, by days', { dias: 365 }, '2028-02-29', ['2028-02-29', '2029-02-28']],
  ] as const)('%s', (_title, given, from, days) => {
    expect(list(given, from, days.length)).toEqual(days)
  })

  it('begin on the day that was chosen, also where the frequency names another, and go on a month later', () => {
    expect(list({ diaDoMes: 5 }, '2026-12-03', 3)).toEqual(['2026-12-03', '2027-01-05', '2027-02-05'])
    expect(list({ diaDoMes: 5 }, '2026-12-28', 2)).toEqual(['2026-12-28', '2027-01-05'])
  })

  it('end with the last day that is not behind the end', () => {
    expect(list({ dias: 7 }, '2026-12-01', 9, '2026-12-15')).toEqual(['2026-12-01', '2026-12-08', '2026-12-15'])
    expect(list({ dias: 7 }, '2026-12-01', 9, '2026-11-30')).toEqual([])
  })

  it('rise, none twice', () => {
    fc.assert(
      fc.property(frequency, date, (given, from) => {
        const days = list(given, from, 40)
        expect(days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''))).toBe(true)
      }),
    )
  })

  it('leave no step out: so many days apart, or one in each month on the day or the last', () => {
    fc.assert(
      fc.property(everyDays, date, (given, from) => {
        const days = list(given, from, 20)
        expect(days).toEqual(days.map((_, index) => dateAfter(from, index * given.dias)))
      }),
    )
    fc.assert(
      fc.property(everyMonth, date, (given, from) => {
        const [first = '', ...days] = list(given, from, 30)
        const months = [first, ...days].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
        expect(months.every((month, index) => month === (months[0] ?? 0) + index)).toBe(true)
        for (const day of days) {
          const isLastOfMonth = dateAfter(day, 1).slice(0, 7) !== day.slice(0, 7)
          expect(
            Number(day.slice(8)) === given.diaDoMes || (isLastOfMonth && Number(day.slice(8)) < given.diaDoMes),
          ).toBe(true)
        }
      }),
    )
  })
})

describe('a charge that is moved', () => {
  const after = (given: Frequency, planned: PlannedDay) => nextPlannedDay(given, planned).day

  it('stands for its month, earlier or later', () => {
    expect(after({ diaDoMes: 5 }, { regularDay: '2026-12-05', day: '2026-11-28' })).toBe('2027-01-05')
    expect(after({ diaDoMes: 5 }, { regularDay: '2026-12-05', day: '2026-12-12' })).toBe('2027-01-05')
    expect(after({ diaDoMes: 5 }, { regularDay: '2026-12-05', day: '2027-01-03' })).toBe('2027-02-05')
  })

  it('is where the days are counted from', () => {
    expect(after({ dias: 14 }, { regularDay: '2026-12-05', day: '2026-12-08' })).toBe('2026-12-22')
  })
})

describe('days that are left out', () => {
  it('are those of a pause: the next one keeps the rhythm', () => {
    const resume = (given: Frequency, from: string, notBefore: string) =>
      firstPlannedDay(given, regular(from), notBefore).day
    expect(resume({ diaDoMes: 31 }, '2026-10-31', '2027-02-10')).toBe('2027-02-28')
    expect(resume({ dias: 7 }, '2026-12-01', '2026-12-16')).toBe('2026-12-22')
    expect(resume({ dias: 7 }, '2026-12-01', '2026-12-15')).toBe('2026-12-15')
    expect(resume({ dias: 7 }, '2027-03-01', '2026-12-15')).toBe('2027-03-01')
  })

  it('never make a day of their own', () => {
    fc.assert(
      fc.property(frequency, date, fc.integer({ min: 0, max: 800 }), (given, from, gap) => {
        const notBefore = dateAfter(from, gap)
        const { day } = firstPlannedDay(given, regular(from), notBefore)
        expect(day >= notBefore).toBe(true)
        expect(list(given, from, 810)).toContain(day)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a frequency that is changed', () => {
  it('is counted from the last charge', () => {
    expect(replan({ dias: 7 }, { last: '2026-12-01', planned: '2027-01-01', notBefore: '2026-12-02' }).day).toBe(
      '2026-12-08',
    )
    expect(replan({ diaDoMes: 20 }, { last: '2026-12-05', planned: '2027-01-05', notBefore: '2026-12-06' }).day).toBe(
      '2027-01-20',
    )
  })

  it('never charges for days that have passed', () => {
    expect(replan({ dias: 7 }, { last: '2026-10-01', planned: '2027-01-01', notBefore: '2026-12-02' }).day).toBe(
      '2026-12-03',
    )
  })

  it('before the first charge comes no earlier than the day that was chosen', () => {
    expect(replan({ dias: 7 }, { last: null, planned: '2027-01-05', notBefore: '2026-12-01' }).day).toBe('2027-01-05')
    expect(replan({ diaDoMes: 20 }, { last: null, planned: '2027-01-05', notBefore: '2026-12-01' }).day).toBe(
      '2027-01-20',
    )
    expect(replan({ diaDoMes: 2 }, { last: null, planned: '2027-01-05', notBefore: '2026-12-01' }).day).toBe(
      '2027-02-02',
    )
  })
})

describe('the moment of a charge', () => {
  it('lies between nine and ten in the morning of its day, through every change of the clocks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), date, id, (zone, day, gift) => {
        // Apia went from 29 to 31 December 2011.
        fc.pre(!(zone === 'Pacific/Apia' && day === '2011-12-30'))
        const shown = wallClock(chargeInstant(day, zone, gift), zone)
        expect([shown.slice(0, 10), shown.slice(11, 13)]).toEqual([day, '09'])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['America/Sao_Paulo', '2018-11-03', '2018-11-06'],
    ['America/Sao_Paulo', '2019-02-15', '2019-02-18'],
    ['Europe/Madrid', '2027-03-27', '2027-03-30'],
    ['Europe/Madrid', '2026-10-24', '2026-10-27'],
    ['America/New_York', '2027-03-13', '2027-03-16'],
    ['America/New_York', '2026-10-31', '2026-11-03'],
  ])('comes once on each day where the clocks of %s change after %s', (zone, from, to) => {
    const count = daysBetween(from, to) + 1
    const moments = Array.from({ length: count }, (_, index) => planInstant(dateAfter(from, index), zone))
    expect(moments.map((moment) => dateIn(zone, moment))).toEqual(
      Array.from({ length: count }, (_, index) => dateAfter(from, index)),
    )
    const hours = moments.slice(1).map((moment, index) => (moment.getTime() - (moments[index]?.getTime() ?? 0)) / 3.6e6)
    expect(hours.filter((hour) => hour !== 24)).toHaveLength(1)
  })

  it('is the same moment of the hour for one gift, and spreads many', () => {
    const at = (gift: string) => chargeInstant('2026-12-01', 'America/Sao_Paulo', gift).toISOString()
    expect(at('00000000-0000-4000-8000-000000000000')).toBe('2026-12-01T12:00:00.000Z')
    expect(at('80000000-0000-4000-8000-000000000000')).toBe('2026-12-01T12:30:00.000Z')
  })

  it('is planned on the same day before nine, else on the next', () => {
    const zone = 'America/Sao_Paulo'
    expect(nextPlanDay(new Date('2026-12-01T11:59:59Z'), zone)).toBe('2026-12-01')
    expect(nextPlanDay(new Date('2026-12-01T12:00:00Z'), zone)).toBe('2026-12-02')
    expect(nextPlanDay(new Date('2026-12-02T01:00:00Z'), zone)).toBe('2026-12-02')
  })
})
