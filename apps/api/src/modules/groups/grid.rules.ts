export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Of the sides of the grid's cells, in degrees of latitude: about 500 m. */
const side = 0.0045

/** So few metres are left between two meridians near the poles that nothing is told apart there. */
const leastCosine = 0.01

/**
 * The middle of the cell of about 500 by 500 m that a point lies in: all that anybody outside of a group is told of where
 * it meets. Whatever lies in one cell is told alike, so that asking again and again tells no more.
 */
export function publicPointOf({ latitude, longitude }: Point): Point {
  const middle = (Math.floor(latitude / side) + 0.5) * side
  const cosine = Math.max(leastCosine, Math.cos((middle * Math.PI) / 180))
  const column = Math.floor((longitude * cosine) / side) + 0.5
  return { latitude: within(middle, 90), longitude: within((column * side) / cosine, 180) }
}

/** Six digits are 10 cm. */
function within(angle: number, most: number): number {
  return Number(Math.max(-most, Math.min(most, angle)).toFixed(6))
}
