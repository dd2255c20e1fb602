import { expect, it } from 'vitest'
import { isCountStreamed, isMomentOpen } from './moment-shapes.rules.ts'

it('of ten thousand raised hands some hundred are streamed, and each of the first', () => {
  const streamed = Array.from({ length: 10_000 }, (_, index) => index + 1).filter(isCountStreamed)
  expect(streamed.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(streamed.length).toBeLessThan(170)
  expect(streamed).toContain(10_000)
})

it('a moment is open between its opening and its closing', () => {
  const now = new Date()
  expect(isMomentOpen({ abertoEm: null, fechadoEm: null })).toBe(false)
  expect(isMomentOpen({ abertoEm: now, fechadoEm: null })).toBe(true)
  expect(isMomentOpen({ abertoEm: now, fechadoEm: now })).toBe(false)
})
