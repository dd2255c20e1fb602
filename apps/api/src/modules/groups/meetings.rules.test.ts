import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import { groupFrequencies } from '@narthex/contract/groups/group-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptRule, listDays } from '../schedule/recurrence.rules.ts'
import { findMeetingDay, type Meetings, nextMeeting, toRule } from './meetings.rules.ts'

const zone = 'America/Sao_Paulo'
const tuesdays: Meetings = { dataInicio: '2026-01-06', horario: '20:00', duracaoMinutos: 90, frequencia: 'SEMANAL' }

const day = fc.integer({ min: 0, max: 365 * 40 }).map((days) => dateAfter('2020-01-01', days))
const meetings = fc.record({
  dataInicio: day,
  horario: fc.constantFrom('00:00', '09:30', '20:00', '23:59'),
  duracaoMinutos: fc.integer({ min: 5, max: 1440 }),
  frequencia: fc.constantFrom(...groupFrequencies),
})

describe('the meetings of a group', () => {
  it('are on the days that the calendar finds by its rule', () => {
    fc.assert(
      fc.property(meetings, day, (group, from) => {
        const to = dateAfter(from > group.dataInicio ? from : group.dataInicio, 62)
        expect(findMeetingDay(group, from)).toBe(listDays(toRule(group), group.dataInicio, { from, to })[0])
      }),
    )
  })

  it('go by a rule that the calendar takes as it is', () => {
    fc.assert(
      fc.property(meetings, (group) => {
        expect(keptRule(toRule(group), { ...group, data: group.dataInicio }, zone, '2100-12-31')).toBe(toRule(group))
      }),
    )
  })

  it('come next when they are not over, and none is left out', () => {
    fc.assert(
      fc.property(meetings, day, fc.integer({ min: 0, max: 1439 }), (group, date, minute) => {
        const now = new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000)
        const { inicio, fim } = nextMeeting(group, now, zone)
        expect(fim > now).toBe(true)
        const before = findMeetingDay(group, dateAfter(dateIn(zone, now), -40))
        const held = dateIn(zone, inicio)
        expect(held >= before).toBe(true)
        if (inicio.getTime() - now.getTime() > 40 * dayMs) expect(held).toBe(group.dataInicio)
      }),
    )
  })

  it.each<[string, Partial<Meetings>, now: string, begins: string]>([
    ['the same evening', {}, '2026-03-10T15:00:00Z', '2026-03-10T23:00:00.000Z'],
    ['while one is being held: that one', {}, '2026-03-11T00:29:59Z', '2026-03-10T23:00:00.000Z'],
    ['when it is over: the next week’s', {}, '2026-03-11T00:30:00Z', '2026-03-17T23:00:00.000Z'],
    ['before the first one: the first', {}, '2025-06-01T00:00:00Z', '2026-01-06T23:00:00.000Z'],
    ['every other week', { frequencia: 'QUINZENAL' }, '2026-01-08T00:00:00Z', '2026-01-20T23:00:00.000Z'],
    ['the first Tuesday of each month', { frequencia: 'MENSAL' }, '2026-01-08T00:00:00Z', '2026-02-03T23:00:00.000Z'],
    [
      'the last Thursday, where it began on a fifth one',
      { frequencia: 'MENSAL', dataInicio: '2026-01-29' },
      '2026-02-01T00:00:00Z',
      '2026-02-26T23:00:00.000Z',
    ],
    [
      'after midnight, of one that began the day before',
      { horario: '23:00', duracaoMinutos: 180 },
      '2026-03-11T04:00:00Z',
      '2026-03-11T02:00:00.000Z',
    ],
  ])('%s', (_, own, now, begins) => {
    expect(nextMeeting({ ...tuesdays, ...own }, new Date(now), zone).inicio.toISOString()).toBe(begins)
  })
})
