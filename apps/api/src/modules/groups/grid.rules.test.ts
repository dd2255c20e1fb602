import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres } from '../churches/churches.rules.ts'
import { blurPoint, type Point } from './grid.rules.ts'

const angle = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const anywhere = fc.record({ latitude: angle(90), longitude: angle(180) })
const inhabited = fc.record({ latitude: angle(80), longitude: angle(180) })

test('what the public is told lies within 360 m of the place, and is a point of the map', () => {
  fc.assert(
    fc.property(inhabited, (place) => {
      expect(distanceMetres(place, blurPoint(place))).toBeLessThanOrEqual(360)
    }),
  )
  fc.assert(
    fc.property(anywhere, (place) => {
      const { latitude, longitude } = blurPoint(place)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }),
  )
})

test('two houses of one cell are told alike, so that the point tells nothing of either', () => {
  const few = { latitude: -23.5505, longitude: -46.6333 }
  const cell = blurPoint(few)
  const step = fc.double({ min: -0.0015, max: 0.0015, noNaN: true })
  fc.assert(
    fc.property(step, step, (north, east) => {
      const house: Point = { latitude: cell.latitude + north, longitude: cell.longitude + east }
      expect(blurPoint(house)).toEqual(cell)
    }),
  )
})

test('the point that is told is told of itself', () => {
  fc.assert(
    fc.property(inhabited, (place) => {
      const blurred = blurPoint(place)
      expect(blurPoint(blurred)).toEqual(blurred)
    }),
  )
})
