import { expect, it } from 'vitest'
import { findQueryProblems } from '../testing/problems.ts'
import { getSchedule } from './schedule.endpoints.ts'

it.each(['1999-12', '2101-01', '2026-13', '2026-1', '2026-11-01', 'x', ''])('the calendar has no month %j', (mes) => {
  expect(findQueryProblems(getSchedule, `mes=${mes}`)).toMatchObject([{ path: 'mes' }])
})

it.each(['2000-01', '2100-12'])('the calendar has the month %s', (mes) => {
  expect(findQueryProblems(getSchedule, `mes=${mes}`)).toEqual([])
})
