import type { MapBox } from '@narthex/contract/groups/map-box'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres } from '../churches/churches.rules.ts'
import { boxAround } from './distance.rules.ts'
import type { Point } from './grid.rules.ts'

const angle = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const point = fc.record({ latitude: angle(90), longitude: angle(180) })

test('a box around a point holds whatever lies within the radius, also at the poles and at the 180th meridian', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 500 }), (centre, far, km) => {
      const place = nearer(centre, far, km)
      fc.pre(distanceMetres(centre, place) <= km * 1000)
      expect(isWithin(boxAround(centre, km), place), JSON.stringify(place)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('it is a box of the map, and small where the radius is', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 500 }), (centre, km) => {
      const { sul, norte, oeste, leste } = boxAround(centre, km)
      expect(sul).toBeGreaterThanOrEqual(-90)
      expect(norte).toBeLessThanOrEqual(90)
      expect([oeste, leste].every((angle) => Math.abs(angle) <= 180)).toBe(true)
      expect(norte - sul).toBeLessThanOrEqual(km / 55 + 0.001)
    }),
  )
})

/** A place near enough to be within the radius often, on the way from one point to another. */
function nearer(centre: Point, far: Point, km: number): Point {
  const part = Math.min(1, (km * 900) / Math.max(1, distanceMetres(centre, far)))
  const along = (from: number, to: number) => from + (to - from) * part
  return { latitude: along(centre.latitude, far.latitude), longitude: along(centre.longitude, far.longitude) }
}

function isWithin({ sul, norte, oeste, leste }: MapBox, { latitude, longitude }: Point): boolean {
  const isBetween = oeste <= leste ? longitude >= oeste && longitude <= leste : longitude >= oeste || longitude <= leste
  return latitude >= sul && latitude <= norte && isBetween
}
