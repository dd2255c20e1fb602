import { dateIn, wallClock } from '@narthex/contract/church-time'
import { planIntervals } from '@narthex/contract/play/play-values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findDiscount,
  findLastDay,
  findRest,
  isUpgrade,
  planFirstTerm,
  planNextTerm,
  planTrial,
  type Term,
} from './terms.rules.ts'

const zone = 'America/Sao_Paulo'

/** The last days of the first terms of a subscription that begins on a day at noon. */
function listLastDays(first: string, intervalo: 'MES' | 'TRIMESTRE' | 'ANO', count: number): string[] {
  const began = new Date(`${first}T15:00:00Z`)
  const terms: Term[] = [planFirstTerm(began, intervalo, zone)]
  while (terms.length < count) {
    const { fim } = terms.at(-1) as Term
    terms.push(planNextTerm(fim, { began, intervalo, timeZone: zone }))
  }
  return terms.map(({ fim }) => findLastDay(fim, zone))
}

describe('the terms of a subscription', () => {
  it('end with the same day of each month, and with its last one where the month is shorter', () => {
    expect(listLastDays('2026-11-05', 'MES', 3)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05'])
    expect(listLastDays('2026-12-31', 'MES', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    expect(listLastDays('2026-11-30', 'TRIMESTRE', 3)).toEqual(['2027-02-28', '2027-05-30', '2027-08-30'])
    expect(listLastDays('2028-02-29', 'ANO', 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  })

  it('go on from the day of a late or moved term, not from the first one', () => {
    const began = new Date('2026-11-05T15:00:00Z')
    const moved = new Date('2026-12-20T18:30:00Z')
    const { inicio, fim } = planNextTerm(moved, { began, intervalo: 'MES', timeZone: zone })
    expect(inicio).toEqual(moved)
    expect(wallClock(fim, zone)).toBe('2027-01-21T00:00:00')
  })

  it('follow each other without a gap, and always end after they began', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(...planIntervals), (began, intervalo) => {
        const first = planFirstTerm(began, intervalo, zone)
        const next = planNextTerm(first.fim, { began, intervalo, timeZone: zone })
        expect(first.fim > began).toBe(true)
        expect(next.inicio).toEqual(first.fim)
        expect(next.fim > next.inicio).toBe(true)
        expect(wallClock(next.fim, zone).slice(11)).toMatch(/^0[01]:00:00$/)
      }),
    )
  })

  it('begin after the whole days of a trial', () => {
    const now = new Date('2026-11-23T15:00:00Z')
    expect(findLastDay(planTrial(now, 7, zone), zone)).toBe('2026-11-30')
    expect(dateIn(zone, now)).toBe('2026-11-23')
  })
})

describe('the price of a term', () => {
  it('is credited by the time that is left', () => {
    const term = { inicio: new Date(0), fim: new Date(1000), valor: 999 }
    expect(findRest(term, new Date(0))).toBe(999)
    expect(findRest(term, new Date(500))).toBe(499)
    expect(findRest(term, new Date(1000))).toBe(0)
    expect(findRest(term, new Date(2000))).toBe(0)
  })

  it('is compared by the day', () => {
    const monthly = { valor: 1990, intervalo: 'MES' } as const
    expect(isUpgrade(monthly, { valor: 2990, intervalo: 'MES' })).toBe(true)
    expect(isUpgrade(monthly, { valor: 19_900, intervalo: 'ANO' })).toBe(false)
    expect(isUpgrade({ valor: 19_900, intervalo: 'ANO' }, monthly)).toBe(true)
    expect(isUpgrade(monthly, monthly)).toBe(false)
  })

  it('falls by a coupon, never below nothing', () => {
    expect(findDiscount(1990, undefined)).toBe(0)
    expect(findDiscount(1990, { percentual: 50, valor: null })).toBe(995)
    expect(findDiscount(1990, { percentual: 100, valor: null })).toBe(1990)
    expect(findDiscount(1990, { percentual: null, valor: 5000 })).toBe(1990)
  })
})
