import { describe, expect, test } from 'vitest'
import { listChargeDays, nextDayOfMonth, usualFirstDay } from './charge-days.ts'

const open = { end: null, count: 3 }

describe('the next charges', () => {
  test('of a gift every so many days are counted from the first one', () => {
    expect(listChargeDays({ dias: 14 }, '2026-12-20', open)).toEqual(['2026-12-20', '2027-01-03', '2027-01-17'])
  })

  test('on a day of the month fall once in each, on the last day of those that are shorter', () => {
    expect(listChargeDays({ diaDoMes: 31 }, '2027-01-31', open)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(listChargeDays({ diaDoMes: 29 }, '2028-01-29', open)).toEqual(['2028-01-29', '2028-02-29', '2028-03-29'])
  })

  test('end with the last day, which is charged too', () => {
    expect(listChargeDays({ dias: 7 }, '2026-12-01', { end: '2026-12-08', count: 3 })).toEqual([
      '2026-12-01',
      '2026-12-08',
    ])
    expect(listChargeDays({ dias: 7 }, '2026-12-01', { end: '2026-11-30', count: 3 })).toEqual([])
  })
})

test('a day of the month comes in this month or in the next one', () => {
  expect(nextDayOfMonth(5, '2026-11-05')).toBe('2026-11-05')
  expect(nextDayOfMonth(5, '2026-11-06')).toBe('2026-12-05')
  expect(nextDayOfMonth(31, '2026-11-24')).toBe('2026-11-30')
  expect(nextDayOfMonth(1, '2026-12-31')).toBe('2027-01-01')
})

test('a gift usually begins on the next of the days on which wages are there, never today', () => {
  expect(usualFirstDay('2026-11-23')).toBe('2026-12-05')
  expect(usualFirstDay('2026-12-05')).toBe('2026-12-10')
  expect(usualFirstDay('2026-12-19')).toBe('2026-12-20')
})
