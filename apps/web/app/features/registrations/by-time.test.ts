import { expect, test } from 'vitest'
import { splitByTime } from './by-time.ts'
import { aMyEvent, anEvent } from './testing/registrations.ts'

const now = new Date('2026-11-24T12:00:00Z')
const on = (id: number, dataInicio: string, dataFim: string) =>
  aMyEvent({ evento: { ...anEvent, id, dataInicio, dataFim } })
const yesterday = on(1, '2026-11-23T12:00:00Z', '2026-11-23T14:00:00Z')
const lastYear = on(2, '2025-11-23T12:00:00Z', '2025-11-23T14:00:00Z')
const underway = on(3, '2026-11-24T08:00:00Z', '2026-11-24T20:00:00Z')
const nextWeek = on(4, '2026-12-01T12:00:00Z', '2026-12-01T14:00:00Z')
const endsNow = on(5, '2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z')

test('events to come are listed soonest first, past ones latest first', () => {
  const { coming, past } = splitByTime([lastYear, nextWeek, yesterday, underway, endsNow], now)
  expect(coming).toEqual([underway, nextWeek])
  expect(past).toEqual([endsNow, yesterday, lastYear])
})

test('an event that was ahead when it was kept is past once it is over', () => {
  expect(splitByTime([nextWeek], new Date('2026-12-02T00:00:00Z'))).toEqual({ coming: [], past: [nextWeek] })
})
