import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { daysOfMonth } from '@narthex/contract/schedule/schedule-month'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byDay, daysOfOccurrence, listWeeks } from './calendar-days.ts'

const held = (id: string, inicioLocal: string, fimLocal: string) => ({ id, inicioLocal, fimLocal }) as Occurrence

const camp = held('camp', '2026-11-06T18:00', '2026-11-10T15:00')
const trip = held('trip', '2026-11-09T08:00', '2026-11-11T20:00')
const vigil = held('vigil', '2026-11-10T22:00', '2026-11-11T05:30')
const before = held('before', '2026-10-30T19:00', '2026-11-02T12:00')
const month = [before, camp, trip, vigil]

it.each([0, 1, 6])('a month is whole weeks that begin on day %i, each of its days once', (weekStart) => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const shown = `${year}-${String(number).padStart(2, '0')}`
      const weeks = listWeeks(shown, weekStart, [])
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(new Date(week[0]?.date ?? '').getUTCDay()).toBe(weekStart)
      }
      const own = weeks.flat().filter(({ isInMonth }) => isInMonth)
      expect([own[0]?.date, own.at(-1)?.date]).toEqual(Object.values(daysOfMonth(shown)))
      expect(own).toHaveLength(Number(own.at(-1)?.date.slice(8)))
    }),
  )
})

it('what lasts for days is one bar in each week, beside others that are there at once', () => {
  const day = (date: string) =>
    listWeeks('2026-11', 0, month)
      .flat()
      .find((one) => one.date === date)
      ?.bars.map((bar) => bar && [bar.occurrence.id, bar.span])
  expect(day('2026-11-01')).toEqual([['before', 2]])
  expect(day('2026-11-02')).toEqual([['before', 0]])
  expect(day('2026-11-03')).toEqual([])
  expect(day('2026-11-06')).toEqual([['camp', 2]])
  expect(day('2026-11-08')).toEqual([['camp', 3]])
  expect(day('2026-11-09')).toEqual([
    ['camp', 0],
    ['trip', 3],
  ])
  expect(day('2026-11-11')).toEqual([undefined, ['trip', 0]])
  expect(day('2026-11-15')).toEqual([])
})

it('a night belongs to its evening', () => {
  expect(daysOfOccurrence(vigil)).toEqual({ first: '2026-11-10', last: '2026-11-10' })
  const tenth = listWeeks('2026-11', 0, month)[1]?.[2]
  expect(tenth?.single.map(({ id }) => id)).toEqual(['vigil'])
})

it('what began before the month is read on its first day', () => {
  expect(byDay(month, '2026-11').map(({ date, items }) => [date, items.map(({ id }) => id).join()])).toEqual([
    ['2026-11-01', 'before'],
    ['2026-11-06', 'camp'],
    ['2026-11-09', 'trip'],
    ['2026-11-10', 'vigil'],
  ])
})
