import * as z from 'zod/mini'

interface Point {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Check of a form with a point: both coordinates, or none. */
export const hasWholePoint = z.refine<Point>(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { path: ['longitude'], error: 'A point has both coordinates' },
)
