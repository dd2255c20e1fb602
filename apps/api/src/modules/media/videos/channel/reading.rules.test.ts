import { wallClock } from '@narthex/contract/church-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followFilm, nextNight, nextTry, toFailure } from './reading.rules.ts'

const zones = ['America/Recife', 'Europe/Lisbon', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata']
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })

describe('the next reading of a channel', () => {
  it('is in the night that comes, on the clocks of the church, after now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), moments, fc.constantFrom(...zones), (church, now, zone) => {
        const next = nextNight(church, now, zone)
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000)
        // An hour that the clocks leave out is read after it.
        expect(wallClock(next, zone).slice(11, 16) >= '02:00' && wallClock(next, zone).slice(11, 16) < '06:00').toBe(
          true,
        )
        expect(nextNight(church, next, zone).getTime()).toBeGreaterThan(next.getTime())
      }),
    )
  })

  it('comes sooner after a failure, ever later with each, and never after the night', () => {
    const now = new Date('2026-06-01T12:00:00Z')
    const night = new Date('2026-06-02T05:00:00Z')
    const hours = [0, 1, 2, 3, 4, 5, 6, 99].map(
      (failures) => (nextTry(failures, now, night).getTime() - now.getTime()) / 3_600_000,
    )
    expect(hours).toEqual([17, 1, 2, 4, 8, 16, 17, 17])
  })
})

it.each([
  [{ status: 404 }, 'NAO_ENCONTRADO'],
  [{ status: 410 }, 'NAO_ENCONTRADO'],
  [{ status: 403 }, 'RECUSADO'],
  [{ status: 429 }, 'RECUSADO'],
  [{ status: 503 }, 'FORA_DO_AR'],
  [{}, 'FORA_DO_AR'],
  [{ isUnreadable: true }, 'ILEGIVEL'],
])('a failure of %j is told as %s', (failure, expected) => {
  expect(toFailure({ kind: 'failed', why: 'x', ...failure })).toBe(expected)
})

it('a video follows its film in what staff have left as it was read', () => {
  const read = { titulo: 'Culto AO VIVO', descricao: null }
  const film = { titulo: 'Culto', descricao: 'Com Lia' }
  expect(followFilm(read, read, film)).toEqual(film)
  expect(followFilm({ titulo: 'Nosso título', descricao: null }, read, film)).toEqual({ descricao: 'Com Lia' })
  expect(followFilm({ titulo: 'Nosso título', descricao: 'Nossa' }, read, film)).toBeUndefined()
  expect(followFilm(read, film, film)).toBeUndefined()
})
