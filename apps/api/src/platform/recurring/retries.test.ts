import { describe, expect, it } from 'vitest'
import { type FailedTry, needsAnotherCard, planRetry } from './retries.ts'

const failed: FailedTry = {
  id: '00000000-0000-4000-8000-000000000000',
  firstTry: '2026-12-05',
  tries: 1,
  code: 'insufficient_funds',
  nextDay: '2027-01-05',
  now: new Date('2026-12-05T12:00:10Z'),
  timeZone: 'America/Sao_Paulo',
}
const day = (given: Partial<FailedTry>) => planRetry({ ...failed, ...given })?.toISOString() ?? null

describe('a failed charge', () => {
  it('is tried again after one, three and seven days, and then no more', () => {
    expect(day({})).toBe('2026-12-06T12:00:00.000Z')
    expect(day({ tries: 2, now: new Date('2026-12-06T12:00:00Z') })).toBe('2026-12-08T12:00:00.000Z')
    expect(day({ tries: 3, now: new Date('2026-12-08T12:00:00Z') })).toBe('2026-12-12T12:00:00.000Z')
    expect(day({ tries: 4, now: new Date('2026-12-12T12:00:00Z') })).toBeNull()
  })

  it('of a card that cannot succeed is not tried again', () => {
    for (const code of ['expired_card', 'stolen_card', '54', 'CARD_EXPIRED']) expect(day({ code })).toBeNull()
    expect(day({ code: null })).not.toBeNull()
    expect(needsAnotherCard('insufficient_funds')).toBe(false)
  })

  it('is not tried again on the day of the next charge or later', () => {
    expect(day({ nextDay: '2026-12-06' })).toBeNull()
    expect(day({ nextDay: '2026-12-07' })).not.toBeNull()
    expect(day({ tries: 3, nextDay: '2026-12-12', now: new Date('2026-12-08T12:00:00Z') })).toBeNull()
    expect(day({ nextDay: null })).not.toBeNull()
  })

  it('whose news came late is tried again on the following day', () => {
    expect(day({ now: new Date('2026-12-09T12:00:00Z') })).toBe('2026-12-10T12:00:00.000Z')
  })
})
