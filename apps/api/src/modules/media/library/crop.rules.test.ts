import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { moveFocus, tidyCrop, toPixels } from './crop.rules.ts'

const crops = fc
  .record({
    x: fc.double({ min: 0, max: 99, noNaN: true }),
    y: fc.double({ min: 0, max: 99, noNaN: true }),
    largura: fc.double({ min: 1, max: 100, noNaN: true }),
    altura: fc.double({ min: 1, max: 100, noNaN: true }),
  })
  .map(({ x, y, largura, altura }) => ({
    x,
    y,
    largura: Math.min(largura, 100 - x),
    altura: Math.min(altura, 100 - y),
  }))

test('every crop of every picture is at least a pixel of it, and nothing outside it', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 1920 }), height: fc.integer({ min: 1, max: 3840 }) })
  fc.assert(
    fc.property(crops, size, (crop, picture) => {
      const part = toPixels(tidyCrop(crop) ?? crop, picture)
      expect(part.left).toBeGreaterThanOrEqual(0)
      expect(part.top).toBeGreaterThanOrEqual(0)
      expect(part.width).toBeGreaterThanOrEqual(1)
      expect(part.height).toBeGreaterThanOrEqual(1)
      expect(part.left + part.width).toBeLessThanOrEqual(picture.width)
      expect(part.top + part.height).toBeLessThanOrEqual(picture.height)
    }),
  )
})

describe('a crop', () => {
  it('of the whole picture is none', () => {
    expect(tidyCrop({ x: 0, y: 0, largura: 100, altura: 99.999 })).toBeNull()
    expect(tidyCrop(null)).toBeNull()
  })

  it('has two decimals and ends within the picture', () => {
    expect(tidyCrop({ x: 33.3333, y: 0, largura: 66.6679, altura: 50 })).toEqual({
      x: 33.33,
      y: 0,
      largura: 66.67,
      altura: 50,
    })
  })
})

describe('a focal point', () => {
  const right = { x: 50, y: 0, largura: 50, altura: 100 }

  it('stays on what it marks', () => {
    expect(moveFocus({ x: 75, y: 40 }, null, right)).toEqual({ x: 50, y: 40 })
    expect(moveFocus({ x: 50, y: 40 }, right, null)).toEqual({ x: 75, y: 40 })
  })

  it('is gone with what it marks', () => {
    expect(moveFocus({ x: 25, y: 40 }, null, right)).toBeNull()
    expect(moveFocus(null, null, right)).toBeNull()
  })
})
