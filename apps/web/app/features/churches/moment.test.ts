import { wallClock } from '@narthex/contract/church-time'
import type { Service } from '@narthex/contract/churches/church.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMoment, nextTurn } from './moment.ts'

const service = (id: number, diaSemana: number, horario: string, duracaoMinutos = 90): Service => ({
  id,
  nome: `Culto ${id}`,
  diaSemana,
  horario,
  duracaoMinutos,
  flagTransmissao: false,
  local: null,
})
const morning = service(1, 0, '10:00')
const evening = service(2, 0, '18:00', 120)
const midweek = service(3, 3, '19:30')
const services = [morning, evening, midweek]
const recife = 'America/Recife'
/** Recife is three hours behind UTC all year. 2026-03-08 is a Sunday. */
const at = (wall: string) => new Date(`${wall}:00-03:00`)
const kindAt = (wall: string) => findMoment(services, recife, at(wall))?.kind

test('the week turns from far to before, live and after', () => {
  expect(kindAt('2026-03-07T09:59')).toBe('far')
  expect(kindAt('2026-03-07T10:00')).toBe('before')
  expect(kindAt('2026-03-08T10:00')).toBe('live')
  expect(kindAt('2026-03-08T11:29')).toBe('live')
  expect(kindAt('2026-03-08T11:30')).toBe('after')
  expect(kindAt('2026-03-08T14:29')).toBe('after')
  expect(kindAt('2026-03-08T14:30')).toBe('before')
  expect(kindAt('2026-03-08T23:00')).toBe('far')
})

test('an hour before the next service nobody looks back at the last', () => {
  const close = [morning, service(4, 0, '13:00')]
  expect(findMoment(close, recife, at('2026-03-08T11:59'))?.kind).toBe('after')
  expect(findMoment(close, recife, at('2026-03-08T12:00'))).toMatchObject({
    kind: 'before',
    gathering: { service: close[1] },
  })
})

test('while one service is held the next is known', () => {
  const moment = findMoment(services, recife, at('2026-03-08T18:30'))
  expect(moment?.gathering.service).toBe(evening)
  expect(moment?.next).toMatchObject({ service: midweek, start: at('2026-03-11T19:30') })
})

test('a vigil is still live after midnight, on what is another day', () => {
  const vigil = service(5, 5, '22:00', 360)
  expect(findMoment([vigil], recife, at('2026-03-07T03:59'))?.kind).toBe('live')
  expect(findMoment([vigil], recife, at('2026-03-07T04:00'))?.kind).toBe('after')
})

test('a church with one service a week looks forward to the next while it is held', () => {
  expect(findMoment([morning], recife, at('2026-03-08T10:30'))?.next.start).toEqual(at('2026-03-15T10:00'))
})

test('a church without services has no moment, and its words turn at midnight', () => {
  expect(findMoment([], recife, at('2026-03-08T10:00'))).toBeUndefined()
  expect(nextTurn([], recife, at('2026-03-08T10:00'))).toEqual(at('2026-03-09T00:00'))
})

test('the service keeps its hour when the clocks change, and the countdown loses one', () => {
  const now = new Date('2026-03-07T16:00:00Z')
  const moment = findMoment([morning], 'America/New_York', now)
  expect(moment).toMatchObject({ kind: 'before', next: { start: new Date('2026-03-08T14:00:00Z') } })
})

test('between now and the next turn nothing changes, and what is next lies ahead at its own hour', () => {
  const weekly = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    hour: fc.integer({ min: 4, max: 23 }),
    length: fc.integer({ min: 15, max: 600 }),
  })
  const zones = fc.constantFrom(recife, 'America/New_York', 'Europe/Madrid', 'Pacific/Auckland')
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      fc.array(weekly, { minLength: 1, maxLength: 5 }),
      zones,
      instants,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (week, zone, now, share) => {
        const held = week.map(({ day, hour, length }, id) =>
          service(id, day, `${String(hour).padStart(2, '0')}:15`, length),
        )
        const turn = nextTurn(held, zone, now)
        expect(turn.getTime()).toBeGreaterThan(now.getTime())
        expect(turn.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        const later = new Date(now.getTime() + share * (turn.getTime() - now.getTime()))
        const [first, last] = [findMoment(held, zone, now), findMoment(held, zone, later)]
        expect([last?.kind, last?.gathering.start]).toEqual([first?.kind, first?.gathering.start])
        expect(first?.next.start.getTime()).toBeGreaterThan(now.getTime())
        expect(wallClock(first?.next.start ?? now, zone).slice(11, 16)).toBe(first?.next.service.horario)
      },
    ),
    { numRuns: 300 },
  )
})
