import { dateAfter, dateIn, wallClock } from '@narthex/contract/church-time'
import type { Service } from '@narthex/contract/churches/church.schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareBroadcasts,
  daysAhead,
  isEmpty,
  plannedBroadcasts,
  type StoredBroadcast,
  usualDefaults,
  type WeeklyBroadcast,
} from './weekly-plan.rules.ts'

const sunday: Service = {
  id: 3,
  nome: 'Culto',
  diaSemana: 0,
  horario: '10:00',
  duracaoMinutos: 90,
  flagTransmissao: true,
  local: null,
}
const defaults = { ...usualDefaults, idioma: 'pt' }
const plan = (services: readonly Service[], timeZone: string, now: Date) =>
  plannedBroadcasts({ services, timeZone, now, defaults })
const tuesday = new Date('2026-11-24T12:00:00Z')

let ids = 0
const store = (broadcast: WeeklyBroadcast, own: Partial<StoredBroadcast> = {}): StoredBroadcast => ({
  ...broadcast,
  id: ++ids,
  versao: 1,
  estado: 'AGENDADA',
  flagEditada: false,
  removidaEm: null,
  ...own,
})

const zones = [
  'America/Recife',
  'America/New_York',
  'Europe/Madrid',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'UTC',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

describe('broadcasts of weekly services', () => {
  it('are made for two weeks, at the time of the church, with its chat half an hour before', () => {
    expect(plan([sunday, { ...sunday, id: 4, flagTransmissao: false }], 'America/Sao_Paulo', tuesday)).toMatchObject([
      {
        cultoId: 3,
        cultoData: '2026-11-29',
        titulo: 'Culto',
        inicio: new Date('2026-11-29T13:00:00Z'),
        fim: new Date('2026-11-29T14:30:00Z'),
        abreEm: new Date('2026-11-29T12:30:00Z'),
      },
      { cultoData: '2026-12-06', inicio: new Date('2026-12-06T13:00:00Z') },
    ])
  })

  it('keep their time of day where clocks change between two weeks', () => {
    const [before, after] = plan([sunday], 'America/New_York', new Date('2026-10-20T12:00:00Z'))
    expect([before?.inicio, after?.inicio]).toEqual([
      new Date('2026-10-25T14:00:00Z'),
      new Date('2026-11-01T15:00:00Z'),
    ])
  })

  it('include one that began before midnight and goes on', () => {
    const night = { ...sunday, horario: '23:30', duracaoMinutos: 120 }
    const [first] = plan([night], 'UTC', new Date('2026-11-30T00:30:00Z'))
    expect(first).toMatchObject({ cultoData: '2026-11-29', fim: new Date('2026-11-30T01:30:00Z') })
  })

  it('in any zone and on any day are on the right weekday and time, without gap or double', () => {
    const service = fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      nome: fc.constant('C'),
      flagTransmissao: fc.constant(true),
      diaSemana: fc.integer({ min: 0, max: 6 }),
      duracaoMinutos: fc.integer({ min: 15, max: 600 }),
      horario: fc.constantFrom('00:00', '02:30', '10:00', '23:45'),
      local: fc.constant(null),
    })
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(service, fc.constantFrom(...zones), now, (weekly, zone, moment) => {
        const all = plan([weekly], zone, moment)
        expect(all.length).toBeGreaterThanOrEqual(daysAhead / 7)
        expect(all.length).toBeLessThanOrEqual(daysAhead / 7 + 1)
        for (const { cultoData, inicio, fim } of all) {
          expect(new Date(cultoData).getUTCDay()).toBe(weekly.diaSemana)
          expect(fim > moment).toBe(true)
          expect(cultoData <= dateAfter(dateIn(zone, moment), daysAhead)).toBe(true)
          const shown = wallClock(inicio, zone)
          // Where clocks jump over the time it is as much later.
          if (!shown.startsWith(`${cultoData}T${weekly.horario}`))
            expect(shown > `${cultoData}T${weekly.horario}`).toBe(true)
        }
        const days = all.map(({ cultoData }) => Date.parse(cultoData))
        for (const [index, day] of days.entries())
          if (index > 0) expect(day - (days[index - 1] ?? 0)).toBe(7 * 86_400_000)
      }),
    )
  })
})

describe('a change of a service', () => {
  const planned = plan([sunday], 'UTC', tuesday)
  const later = plan([{ ...sunday, horario: '11:00', nome: 'Culto de Natal' }], 'UTC', tuesday)

  it('moves a broadcast that staff did not edit', () => {
    const stored = planned.map((broadcast) => store(broadcast))
    expect(isEmpty(compareBroadcasts(planned, stored, tuesday))).toBe(true)
    const { add, change, remove } = compareBroadcasts(later, stored, tuesday)
    expect([add, remove]).toEqual([[], []])
    expect(change.map(({ to }) => to.inicio.toISOString())).toEqual([
      '2026-11-29T11:00:00.000Z',
      '2026-12-06T11:00:00.000Z',
    ])
  })

  it.each([
    ['edited', { flagEditada: true }],
    ['removed', { removidaEm: tuesday }],
    ['canceled', { estado: 'CANCELADA' }],
    ['opened', { estado: 'ABERTA' }],
  ] as const)('leaves alone what staff %s, and makes it no second time', (_, own) => {
    const stored = planned.map((broadcast) => store(broadcast, own))
    expect(isEmpty(compareBroadcasts(later, stored, tuesday))).toBe(true)
    expect(isEmpty(compareBroadcasts([], stored, tuesday))).toBe(true)
  })

  it('to another day removes the old ones and makes new ones; a service that ends removes all to come', () => {
    const stored = planned.map((broadcast) => store(broadcast))
    const monday = plan([{ ...sunday, diaSemana: 1 }], 'UTC', tuesday)
    expect(compareBroadcasts(monday, stored, tuesday)).toMatchObject({ add: [{}, {}], change: [], remove: [{}, {}] })
    expect(compareBroadcasts([], stored, tuesday).remove).toHaveLength(2)
  })
})
