import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attemptWindowMs, judge, recent, strictest } from './attempts.rules.ts'

const limit = { captchaFrom: 3, maxAttempts: 10 }
const now = attemptWindowMs * 10

describe('a try', () => {
  it('is free at first, then asks for a captcha, then for patience', () => {
    const tries = (count: number) => Array.from({ length: count }, (_, i) => now - 1000 + i)
    expect(judge(tries(2), limit, now, false)).toBe('allowed')
    expect(judge(tries(3), limit, now, false)).toBe('captcha')
    expect(judge(tries(9), limit, now, true)).toBe('allowed')
    expect(judge(tries(10), limit, now, true)).toEqual({ retryAfterMs: attemptWindowMs - 1000 })
  })

  it('without a limit is always allowed', () => {
    expect(judge(Array(1000).fill(now), {}, now, false)).toBe('allowed')
  })

  it('counts for a quarter of an hour', () => {
    expect(recent([now - attemptWindowMs, now - attemptWindowMs + 1, now], limit, now)).toEqual([
      now - attemptWindowMs + 1,
      now,
    ])
  })

  it('counts as long as the limit says', () => {
    const day = { maxAttempts: 2, windowMs: 86_400_000 }
    const tries = [now - 86_400_000, now - 86_399_999, now - 1]
    expect(recent(tries, day, now)).toEqual(tries.slice(1))
    expect(judge(tries.slice(1), day, now, true)).toEqual({ retryAfterMs: 1 })
  })

  it('is remembered only while the limit could depend on it', () => {
    const flood = Array.from({ length: 500 }, (_, i) => now - i).reverse()
    expect(recent(flood, limit, now)).toEqual(flood.slice(-10))
  })

  it('never makes more than the most within any quarter of an hour, however they are spaced', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: attemptWindowMs / 20 }), { minLength: 40, maxLength: 100 }),
        (waits) => {
          let moment = now
          let counted: number[] = []
          const taken: number[] = []
          for (const wait of waits) {
            moment += wait
            counted = recent(counted, limit, moment)
            if (judge(counted, limit, moment, true) !== 'allowed') continue
            counted.push(moment)
            taken.push(moment)
          }
          for (const end of taken)
            expect(taken.filter((one) => one <= end && one > end - attemptWindowMs).length).toBeLessThanOrEqual(10)
        },
      ),
    )
  })

  it('that must wait may be made when it has waited, and not a moment sooner', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: attemptWindowMs - 1 }), { minLength: 10, maxLength: 10 }),
        (ages) => {
          const moments = ages.map((age) => now - age).sort((a, b) => a - b)
          const verdict = judge(moments, limit, now, true)
          const wait = typeof verdict === 'object' ? verdict.retryAfterMs : 0
          expect(judge(recent(moments, limit, now + wait), limit, now + wait, true)).toBe('allowed')
          expect(judge(recent(moments, limit, now + wait - 1), limit, now + wait - 1, true)).not.toBe('allowed')
        },
      ),
    )
  })
})

it('of several limits the strictest counts', () => {
  expect(strictest(['allowed', 'captcha', { retryAfterMs: 5 }, { retryAfterMs: 9 }])).toEqual({ retryAfterMs: 9 })
  expect(strictest(['allowed', 'captcha'])).toBe('captcha')
  expect(strictest(['allowed'])).toBe('allowed')
  expect(strictest([])).toBe('allowed')
})
