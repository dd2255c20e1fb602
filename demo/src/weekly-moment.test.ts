import { dateIn } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComingMoment, comingInstant, dayOfWeek, pastInstant, type WeeklyMoment } from './weekly-moment.ts'

const wednesday = new Date('2026-03-11T15:00:00Z')
const sundayEvening: WeeklyMoment = { weekday: 'sunday', time: '18:40', weeksAgo: 0 }

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const zones = fc.constantFrom('America/Recife', 'Europe/Madrid', 'Pacific/Auckland')
const weekdayTimes = {
  weekday: fc.constantFrom('sunday' as const, 'wednesday' as const, 'saturday' as const),
  time: fc.constantFrom('00:00', '12:30', '23:59'),
}

describe('a moment of a past week', () => {
  it('is told on the church’s own clocks', () => {
    expect(pastInstant(sundayEvening, wednesday, 'America/Recife').toISOString()).toBe('2026-03-08T21:40:00.000Z')
    expect(pastInstant(sundayEvening, wednesday, 'Europe/Madrid').toISOString()).toBe('2026-03-08T17:40:00.000Z')
  })

  it('keeps its hour across a change of summer time', () => {
    const saturdayMorning: WeeklyMoment = { weekday: 'saturday', time: '09:00', weeksAgo: 0 }
    const newYork = (weeksAgo: number) =>
      pastInstant({ ...saturdayMorning, weeksAgo }, new Date('2026-03-16T15:00:00Z'), 'America/New_York').toISOString()
    expect(newYork(0)).toBe('2026-03-14T13:00:00.000Z')
    expect(newYork(1)).toBe('2026-03-07T14:00:00.000Z')
  })

  it('means the day a week ago when today is that day, by the church’s calendar', () => {
    const mondayInUtc = new Date('2026-03-09T01:00:00Z')
    expect(pastInstant(sundayEvening, mondayInUtc, 'America/Recife').toISOString()).toBe('2026-03-01T21:40:00.000Z')
    expect(pastInstant(sundayEvening, mondayInUtc, 'Europe/Madrid').toISOString()).toBe('2026-03-08T17:40:00.000Z')
  })

  it('is never in the future', () => {
    const moments = fc.record({ ...weekdayTimes, weeksAgo: fc.nat(4) })
    fc.assert(
      fc.property(moments, instants, zones, (moment, now, zone) => pastInstant(moment, now, zone) < now),
      { numRuns: 200 },
    )
  })
})

describe('a moment of a coming week', () => {
  const wednesdayNight: ComingMoment = { weekday: 'wednesday', time: '19:30', weeksAhead: 0 }
  const recife = (moment: ComingMoment, now: Date) => comingInstant(moment, now, 'America/Recife').toISOString()

  it('is today while its hour has not come, and a week later from then on', () => {
    expect(recife(wednesdayNight, wednesday)).toBe('2026-03-11T22:30:00.000Z')
    expect(recife(wednesdayNight, new Date('2026-03-11T22:30:00Z'))).toBe('2026-03-18T22:30:00.000Z')
  })

  it('counts weeks from the next one', () => {
    expect(recife({ ...wednesdayNight, weeksAhead: 3 }, wednesday)).toBe('2026-04-01T22:30:00.000Z')
  })

  it('may be the first such day of its month', () => {
    const table = (firstsOfMonthAhead: number) =>
      comingInstant({ weekday: 'sunday', time: '11:15', firstsOfMonthAhead }, wednesday, 'America/New_York')
    expect(table(0).toISOString()).toBe('2026-04-05T15:15:00.000Z')
    expect(table(1).toISOString()).toBe('2026-05-03T15:15:00.000Z')
  })

  it('always lies ahead, and no further than its weeks', () => {
    const moments = fc.record({ ...weekdayTimes, weeksAhead: fc.nat(8) })
    fc.assert(
      fc.property(moments, instants, zones, (moment, now, zone) => {
        const aheadMs = comingInstant(moment, now, zone).getTime() - now.getTime()
        return aheadMs > 0 && aheadMs <= (moment.weeksAhead + 1) * 7 * dayMs + dayMs / 24
      }),
      { numRuns: 200 },
    )
  })
})

describe('a day of a week', () => {
  it('counts from the Monday of this week, by the church’s calendar', () => {
    const mondayInUtc = new Date('2026-03-09T01:00:00Z')
    expect(dayOfWeek(0, 0, mondayInUtc, 'Europe/Madrid')).toBe('2026-03-09')
    expect(dayOfWeek(0, 0, mondayInUtc, 'America/Recife')).toBe('2026-03-02')
    expect(dayOfWeek(-1, 4, wednesday, 'America/Recife')).toBe('2026-03-06')
  })

  it('is today on one of the seven days of this week, whatever today is', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) =>
        [0, 1, 2, 3, 4, 5, 6].some((day) => dayOfWeek(0, day, now, zone) === dateIn(zone, now)),
      ),
      { numRuns: 200 },
    )
  })
})
