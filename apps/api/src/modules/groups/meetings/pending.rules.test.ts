import { describe, expect, it } from 'vitest'
import { pendingDays, toPendingRange } from './pending.rules.ts'

const tuesdays = ['2026-04-07', '2026-04-14', '2026-04-21', '2026-04-28']

describe('the days that a leader is asked for', () => {
  it('are those without a record, the latest first', () => {
    expect(pendingDays(tuesdays, ['2026-04-14'])).toEqual(['2026-04-28', '2026-04-21', '2026-04-07'])
  })

  it('are none where all were written down', () => {
    expect(pendingDays(tuesdays, tuesdays)).toEqual([])
  })

  it('do not have the one whose meeting was moved to a day nearby', () => {
    expect(pendingDays(tuesdays, ['2026-04-15', '2026-04-20', '2026-04-28'])).toEqual(['2026-04-07'])
  })

  it('are not fewer for a record of long before', () => {
    expect(pendingDays(tuesdays, ['2026-03-10'])).toHaveLength(4)
  })

  it('reach eight weeks back', () => {
    expect(toPendingRange('2026-04-28')).toEqual({ from: '2026-03-03', to: '2026-04-28' })
  })
})
