import { describe, expect, it } from 'vitest'
import { keptSince, nextRetention } from './retention.rules.ts'

describe('what is kept of payments', () => {
  it('is a guest’s row for five whole years after the year of the last payment', () => {
    expect(keptSince(new Date('2031-12-31T23:59:59Z')).guest).toEqual(new Date('2026-01-01T00:00:00Z'))
    expect(keptSince(new Date('2032-01-01T00:00:00Z')).guest).toEqual(new Date('2027-01-01T00:00:00Z'))
  })

  it('is thirty days of orders that were not paid, and ninety of webhooks', () => {
    expect(keptSince(new Date('2026-12-31T12:00:00Z'))).toMatchObject({
      unpaid: new Date('2026-12-01T12:00:00Z'),
      webhook: new Date('2026-10-02T12:00:00Z'),
    })
  })

  it('is looked at the next night, by each church at its own minute', () => {
    expect(nextRetention(new Date('2026-11-23T23:59:00Z'), 7)).toEqual(new Date('2026-11-24T04:07:00Z'))
    expect(nextRetention(new Date('2026-11-24T04:07:00Z'), 127)).toEqual(new Date('2026-11-25T04:07:00Z'))
  })
})
