import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLogLimit } from './log-limit.ts'

describe('the limit of log lines', () => {
  const minute = 60_000
  let now = 0
  const open = (maxCauses = 100) => createLogLimit(() => new Date(now), { windowMs: minute, maxCauses })

  it('lets a flood of one cause write few lines, whose numbers still tell how large it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (flood) => {
        const limit = open()
        const lines = Array.from({ length: flood }, () => limit('one')).filter((line) => line !== undefined)
        expect(lines.length).toBeLessThanOrEqual(Math.floor(Math.log2(flood)) + 1)
        const counted = lines.reduce((sum, { times }) => sum + times, 0)
        expect(counted).toBeLessThanOrEqual(flood)
        expect(counted * 2).toBeGreaterThan(flood)
      }),
    )
  })

  it('writes the first line of every cause, and again in the next window', () => {
    const limit = open()
    expect([limit('a'), limit('b')].map((line) => line?.times)).toEqual([1, 1])
    for (let at = 0; at < 100; at++) limit('a')
    now += minute
    expect(limit('a')).toEqual({ times: 1, isOther: false })
  })

  it('counts causes together once there are too many to tell apart, so that made-up ones fill no disk', () => {
    const limit = open(10)
    const lines = Array.from({ length: 10_000 }, (_, at) => limit(`made up ${at}`)).filter((line) => line !== undefined)
    expect(lines.length).toBeLessThanOrEqual(10 + 14)
    expect(lines.at(-1)?.isOther).toBe(true)
    expect(limit('made up 0'), 'one that is told apart').toEqual({ times: 1, isOther: false })
  })
})
