import { describe, expect, it } from 'vitest'
import { findNextAttempt, findQuietEnd, isFresh, maxAttempts, truncateText } from './push-delivery.rules.ts'

const night = { inicio: '22:00', fim: '07:00' }
const at = (iso: string) => new Date(iso)

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-03-10T21:59:59-03:00', night, undefined],
    ['from their first minute', '2026-03-10T22:00:00-03:00', night, '2026-03-11T07:00:00-03:00'],
    ['after midnight', '2026-03-11T03:00:00-03:00', night, '2026-03-11T07:00:00-03:00'],
    ['to their last', '2026-03-11T06:59:59-03:00', night, '2026-03-11T07:00:00-03:00'],
    ['and no longer', '2026-03-11T07:00:00-03:00', night, undefined],
    ['within one day', '2026-03-10T13:30:00-03:00', { inicio: '13:00', fim: '14:00' }, '2026-03-10T14:00:00-03:00'],
    ['over new year', '2026-12-31T23:00:00-03:00', night, '2027-01-01T07:00:00-03:00'],
  ])('%s', (_, now, hours, until) => {
    expect(findQuietEnd(at(now), hours, 'America/Sao_Paulo')).toEqual(until && at(until))
  })

  it.each([
    // Cádiz: on 29 March 2026 02:00 becomes 03:00; on 25 October 03:00 becomes 02:00.
    ['a night that is an hour shorter', '2026-03-28T23:30:00+01:00', night, '2026-03-29T07:00:00+02:00'],
    ['a night that is an hour longer', '2026-10-24T23:30:00+02:00', night, '2026-10-25T07:00:00+01:00'],
    [
      'an end that the clocks skip',
      '2026-03-29T01:00:00+01:00',
      { inicio: '22:00', fim: '02:30' },
      '2026-03-29T03:30:00+02:00',
    ],
    [
      'the first of two ends',
      '2026-10-25T01:00:00+02:00',
      { inicio: '22:00', fim: '02:30' },
      '2026-10-25T02:30:00+02:00',
    ],
    [
      'after the first of two ends',
      '2026-10-25T02:10:00+01:00',
      { inicio: '22:00', fim: '02:30' },
      '2026-10-25T02:30:00+01:00',
    ],
  ])('end with the clocks, in %s', (_, now, hours, until) => {
    expect(findQuietEnd(at(now), hours, 'Europe/Madrid')).toEqual(at(until))
  })

  it('are those of wherever the device is', () => {
    const now = at('2026-03-10T03:00:00Z')
    expect(findQuietEnd(now, night, 'America/Sao_Paulo')).toEqual(at('2026-03-10T10:00:00Z'))
    expect(findQuietEnd(now, night, 'Asia/Tokyo')).toBeUndefined()
  })

  it('end after every minute of the two days on which the clocks move', () => {
    for (const day of ['2026-03-29', '2026-10-25'])
      for (let minute = -720; minute < 1440; minute += 7) {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000)
        const until = findQuietEnd(now, night, 'Europe/Madrid')
        if (!until) continue
        expect(until > now).toBe(true)
        expect(findQuietEnd(until, night, 'Europe/Madrid')).toBeUndefined()
      }
  })
})

describe('a push that could not be delivered', () => {
  const now = at('2026-03-10T12:00:00Z')
  const waits = (attempt: number, afterMs?: number) => {
    const next = findNextAttempt(attempt, afterMs, now)
    return next && (next.getTime() - now.getTime()) / 60_000
  }

  it('is tried again ever later, and then given up', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => waits(attempt))).toEqual([1, 3, 9, 27, 81])
    expect(waits(maxAttempts)).toBeUndefined()
  })

  it('waits as long as the service asks for, within reason', () => {
    expect(waits(1, 10 * 60_000)).toBe(10)
    expect(waits(4, 1000)).toBe(27)
    expect(waits(1, 7 * 86_400_000)).toBe(360)
  })

  it('is old news after a day and a half', () => {
    expect(isFresh(at('2026-03-09T00:00:01Z'), now)).toBe(true)
    expect(isFresh(at('2026-03-09T00:00:00Z'), now)).toBe(false)
  })
})

describe('a text', () => {
  it.each([
    ['Cabe inteiro', 12, 'Cabe inteiro'],
    ['Não cabe inteiro', 12, 'Não cabe…'],
    ['Umapalavrasó', 5, 'Umap…'],
    ['  duas\n\nlinhas ', 20, 'duas linhas'],
    ['🎶🎶🎶🎶', 3, '🎶🎶…'],
  ])('%j in %d signs', (text, most, short) => {
    expect(truncateText(text, most)).toBe(short)
  })
})
