import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { askedRange } from './byte-range.ts'

describe('of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=100-200', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-1', undefined],
    ['bytes=0-1,5-9', undefined],
    ['bytes=-', undefined],
    ['bytes= 0-1', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=-1-2', undefined],
    ['items=0-9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j asks for %j', (header, asked) => {
    expect(askedRange(header, 100)).toEqual(asked)
  })
})

test('a part is always within the file, whatever is asked of it', () => {
  const end = fc.option(fc.nat().map(String), { nil: '' })
  fc.assert(
    fc.property(end, end, fc.integer({ min: 1, max: 10_000 }), (from, to, bytes) => {
      const asked = askedRange(`bytes=${from}-${to}`, bytes)
      if (typeof asked !== 'object') return
      expect(asked.start).toBeGreaterThanOrEqual(0)
      expect(asked.end).toBeGreaterThanOrEqual(asked.start)
      expect(asked.end).toBeLessThan(bytes)
    }),
  )
})
