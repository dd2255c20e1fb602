import { describe, expect, it } from 'vitest'
import { wallCalendar } from './wall.rules.ts'

describe('the days of a prayer on the wall', () => {
  it('begin on the church’s own day and end at its midnight', () => {
    const calendar = wallCalendar('America/Sao_Paulo', 60, new Date('2026-03-02T01:00:00Z'))
    expect(calendar).toMatchObject({ today: '2026-03-01', endedOn: '2025-12-31' })
    expect(calendar.endOf('2026-03-01')).toEqual(new Date('2026-04-30T03:00:00Z'))
  })

  it('are one where the church says one', () => {
    const calendar = wallCalendar('UTC', 1, new Date('2026-03-02T12:00:00Z'))
    expect(calendar.endedOn).toBe('2026-03-01')
    expect(calendar.endOf('2026-03-02')).toEqual(new Date('2026-03-03T00:00:00Z'))
  })
})
