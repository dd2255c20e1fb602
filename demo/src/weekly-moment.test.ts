import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastInstant, type WeeklyMoment } from './weekly-moment.ts'

const wednesday = new Date('2026-03-11T15:00:00Z')
const sundayEvening: WeeklyMoment = { weekday: 'sunday', time: '18:40', weeksAgo: 0 }

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
    const moments = fc.record({
      weekday: fc.constantFrom('sunday' as const, 'wednesday' as const, 'saturday' as const),
      time: fc.constantFrom('00:00', '12:30', '23:59'),
      weeksAgo: fc.nat(4),
    })
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const zones = fc.constantFrom('America/Recife', 'Europe/Madrid', 'Pacific/Auckland')
    fc.assert(
      fc.property(moments, instants, zones, (moment, now, zone) => pastInstant(moment, now, zone) < now),
      { numRuns: 200 },
    )
  })
})
