export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Side of a grid cell in degrees of latitude, about 500 m. */
const side = 0.0045

/** Lower bound of the cosine: near the poles, meridians are too close for columns to be useful. */
const leastCosine = 0.01

/**
 * Centre of the grid cell (about 500 by 500 m) that contains the point. People outside the group see only this. All
 * points of a cell give the same result, so repeated queries reveal nothing more.
 */
export function blurPoint({ latitude, longitude }: Point): Point {
  const middle = (Math.floor(latitude / side) + 0.5) * side
  const cosine = Math.max(leastCosine, Math.cos((middle * Math.PI) / 180))
  const column = Math.floor((longitude * cosine) / side) + 0.5
  return { latitude: clampAngle(middle, 90), longitude: clampAngle((column * side) / cosine, 180) }
}

/** Six decimals are about 10 cm. */
function clampAngle(angle: number, limit: number): number {
  return Number(Math.max(-limit, Math.min(limit, angle)).toFixed(6))
}
