import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOccurrences, occurrenceOn, occurrencesIn, overAfter, type Series } from './series.rules.ts'
import { plainSeries } from './testing/plain-series.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const starts = (all: readonly Series[], zone = 'America/Recife', range = november) =>
  occurrencesIn(all, range, zone).map(({ inicioLocal }) => inicioLocal)

describe('on the wall', () => {
  const zones = ['America/New_York', 'Europe/Madrid', 'Pacific/Auckland', 'America/Santiago', 'Australia/Lord_Howe']
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

  it('the time of what recurs stays the same through summer and winter, unless the clocks skip it', () => {
    const property = fc.property(fc.constantFrom(...zones), clock, (zone, horario) => {
      const daily = plainSeries({ data: '2026-01-01', horario, duracaoMinutos: 45, regra: 'FREQ=DAILY' })
      const year = occurrencesIn([daily], { from: '2026-01-01', to: '2026-12-31' }, zone)
      expect(year).toHaveLength(365)
      const others = year.filter(({ inicioLocal }) => inicioLocal.slice(11) !== horario)
      // The clocks go forward once a year, and less than two hours.
      expect(others.length).toBeLessThanOrEqual(1)
      for (const { id, inicioLocal, dataInicio } of others) {
        expect(inicioLocal.slice(11) > horario).toBe(true)
        expect(id).toContain(inicioLocal.slice(0, 10).replaceAll('-', ''))
        expect(dataInicio).toBe(instantAt(inicioLocal.slice(0, 10), horario, zone).toISOString())
      }
      for (const { dataInicio, dataFim } of year) expect(Date.parse(dataFim) - Date.parse(dataInicio)).toBe(45 * 60_000)
    })
    fc.assert(property, { numRuns: 40 })
  })

  it.each([
    ['skipped', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
    ['shown twice', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
  ])('a time that is %s is told as the clocks show it', (_, data, horario, instant, shown) => {
    const daily = plainSeries({ data, horario, regra: 'FREQ=DAILY' })
    const [first] = occurrencesIn([daily], { from: data, to: data }, 'America/New_York')
    expect([first?.dataInicio, first?.inicioLocal]).toEqual([instant, shown])
  })
})

describe('a month', () => {
  it('begins with what began before it and is not over', () => {
    const vigil = plainSeries({
      data: '2026-10-31',
      horario: '22:00',
      duracaoMinutos: 480,
      regra: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    })
    const camp = plainSeries({
      data: '2026-10-30',
      horario: '08:00',
      duracaoMinutos: 3 * 24 * 60,
      regra: 'FREQ=YEARLY',
    })
    expect(starts([vigil, camp])).toEqual(['2026-10-30T08:00', '2026-10-31T22:00', '2026-11-30T22:00'])
  })

  it('has no part in what ends as it begins', () => {
    const over = plainSeries({ data: '2026-10-31', horario: '22:00', duracaoMinutos: 120, regra: 'FREQ=YEARLY' })
    expect(starts([over])).toEqual([])
  })

  it('has what was moved into it, not what was moved out of it, and not what is left out', () => {
    const para = { data: '2026-11-30', horario: '09:00', duracaoMinutos: 30, local: 'Praia' }
    const weekly = plainSeries({
      data: '2026-10-06',
      regra: 'FREQ=WEEKLY;BYDAY=TU',
      excecoes: [
        { data: '2026-12-01', para },
        { data: '2026-11-24', para: { ...para, data: '2026-12-02' } },
        { data: '2026-11-10', para: null },
      ],
    })
    expect(starts([weekly])).toEqual(['2026-11-03T19:30', '2026-11-17T19:30', '2026-11-30T09:00'])
    const moved = occurrencesIn([weekly], november, 'UTC').at(-1)
    expect(moved).toMatchObject({
      id: 'agenda-1-20261201',
      local: 'Praia',
      flagAlterada: true,
      fimLocal: '2026-11-30T09:30',
    })
    expect(occurrenceOn(weekly, '2026-12-01', 'UTC')).toEqual(moved)
    expect(occurrenceOn(weekly, '2026-11-10', 'UTC')).toBeUndefined()
    expect(occurrenceOn(weekly, '2026-11-11', 'UTC')).toBeUndefined()
  })

  it('is listed soonest first, up to the limit of a list', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      plainSeries({ data: '2026-01-01', horario: `${String(i % 24).padStart(2, '0')}:00`, regra: 'FREQ=DAILY' }),
    )
    const listed = starts(many)
    expect(listed).toHaveLength(mostOccurrences)
    expect(listed).toEqual(listed.toSorted())
  })
})

it('is over after its last day, or the last that it was moved to', () => {
  const when = {
    data: '2026-11-03',
    horario: '22:00',
    duracaoMinutos: 240,
    regra: 'FREQ=WEEKLY;UNTIL=20261117',
    excecoes: [],
  }
  const over = (own: object) => overAfter({ ...when, ...own }, 'Europe/Madrid', '2100-12-31')
  expect(over({})).toBe('2026-11-18')
  expect(over({ regra: 'FREQ=WEEKLY' })).toBe('2100-12-31')
  const para = { data: '2026-12-24', horario: '20:00', duracaoMinutos: 60, local: null }
  expect(over({ excecoes: [{ data: '2026-11-10', para }] })).toBe('2026-12-24')
})

it('a day belongs to every month that asks for it, and to no other', () => {
  const day = fc.integer({ min: 0, max: 364 }).map((days) => dateAfter('2026-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 5, max: 4 * 1440 }), (data, duracaoMinutos) => {
      const once = plainSeries({ data, duracaoMinutos, regra: 'FREQ=YEARLY' })
      const end = new Date(Date.parse(`${data}T19:30Z`) + duracaoMinutos * 60_000 - 1)
      for (let at = Date.parse(data) - dayMs; at <= Date.parse(data) + 5 * dayMs; at += dayMs) {
        const today = new Date(at).toISOString().slice(0, 10)
        const isHeld = today >= data && today <= end.toISOString().slice(0, 10)
        expect(starts([once], 'UTC', { from: today, to: today })).toHaveLength(isHeld ? 1 : 0)
      }
    }),
    { numRuns: 50 },
  )
})
