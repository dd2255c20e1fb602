import type { Event } from '@narthex/contract/events/event.schemas'
import { expect, test } from 'vitest'
import { groupByMonth } from './event-months.ts'

const dates = { locale: 'pt', timeZone: 'America/Recife', now: new Date('2026-11-20T12:00:00Z') } as const
const event = (id: number, dataInicio: string, dataFim = dataInicio): Event => ({
  id,
  titulo: `${id}`,
  resumo: null,
  imagem: null,
  local: null,
  flagOnline: false,
  serie: null,
  dataInicio: `${dataInicio}:00.000Z`,
  dataFim: `${dataFim}:00.000Z`,
})
const grouped = (...events: Event[]) =>
  groupByMonth(events, dates).map(({ month, events: listed }) => [month, listed.map(({ id }) => id)])

test('events stand by the months of the church’s own calendar', () => {
  expect(grouped(event(1, '2026-11-25T10:00'), event(2, '2026-12-01T02:00'), event(3, '2026-12-01T03:00'))).toEqual([
    ['2026-11', [1, 2]],
    ['2026-12', [3]],
  ])
})

test('what began in another month and is underway stands in this one', () => {
  expect(grouped(event(1, '2026-10-30T10:00', '2026-11-30T10:00'), event(2, '2026-11-25T10:00'))).toEqual([
    ['2026-11', [1, 2]],
  ])
})

test('no events, no months', () => {
  expect(grouped()).toEqual([])
})
