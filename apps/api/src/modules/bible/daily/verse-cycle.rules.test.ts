import { lastVerse, parseOsis } from '@narthex/contract/bible/reference'
import { describe, expect, it } from 'vitest'
import { verseCycle, verseInCycle } from './verse-cycle.rules.ts'

describe('the cycle of verses', () => {
  it('has one for each day of a leap year, none of them twice', () => {
    expect(verseCycle.map(({ length }) => length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(new Set(verseCycle.flat()).size).toBe(366)
  })

  it('names verses that every Bible has, at most four of them', () => {
    for (const written of verseCycle.flat()) {
      const reference = parseOsis(written)
      expect(reference, written).toBeDefined()
      if (!reference) continue
      const { from, to } = reference
      expect(to.chapter, written).toBe(from.chapter)
      expect(to.verse, written).toBeLessThanOrEqual(lastVerse(to))
      expect((to.verse ?? 0) - (from.verse ?? 0), written).toBeLessThan(4)
    }
  })

  it('is the same on a day of every year, the 29th of February included', () => {
    expect(verseInCycle('2026-12-25')).toBe('Luke.2.10-Luke.2.11')
    expect(verseInCycle('2031-12-25')).toBe(verseInCycle('2026-12-25'))
    expect(verseInCycle('2028-02-29')).toBe('Joel.2.13')
    expect(() => verseInCycle('2028-13-01')).toThrow(RangeError)
  })
})
