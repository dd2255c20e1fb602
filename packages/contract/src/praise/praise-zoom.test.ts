import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isZoom, nearestZoom, zoomedIn, zoomedOut, zoomRules } from './praise-zoom.ts'

describe('the zoom of a song', () => {
  test('steps by what the specification says', () => {
    expect(zoomedIn(1)).toBe(1.03)
    expect(zoomedOut(1)).toBe(0.95)
  })

  test('stays strictly between its bounds, however often one presses', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (presses) => {
        let zoom: number = zoomRules.usual
        for (const isIn of presses) zoom = isIn ? zoomedIn(zoom) : zoomedOut(zoom)
        expect(zoom).toBeGreaterThan(zoomRules.least)
        expect(zoom).toBeLessThan(zoomRules.most)
      }),
    )
  })

  it.each([
    [0.7, false],
    [0.71, true],
    [1.49, true],
    [1.5, false],
    [Number.NaN, false],
  ])('%d is allowed: %s', (zoom, isAllowed) => expect(isZoom(zoom)).toBe(isAllowed))

  test('stops before its bounds, and does not reach them', () => {
    expect(zoomedOut(0.75)).toBe(0.75)
    expect(zoomedOut(0.76)).toBe(0.71)
    expect(zoomedIn(1.47)).toBe(1.47)
    expect(zoomedIn(1.46)).toBe(1.49)
  })

  test('by fingers ends at what is allowed, whatever they do', () => {
    fc.assert(
      fc.property(fc.double(), (zoom) => {
        expect(isZoom(nearestZoom(zoom))).toBe(true)
      }),
    )
  })
})
