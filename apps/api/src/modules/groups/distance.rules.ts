import type { MapBox } from '@narthex/contract/groups/map-box'
import type { Point } from './grid.rules.ts'

/** Mean Earth radius (IUGG). */
export const earthRadiusKm = 6371.0088

/** Tolerance in degrees, so that rounding loses no point on the edge. */
const slack = 1e-6

/** Bounding box of a circle. A circle that contains a pole spans all meridians. */
export function boxAround({ latitude, longitude }: Point, km: number): MapBox {
  const angle = km / earthRadiusKm
  const rad = (latitude * Math.PI) / 180
  const degrees = (radians: number) => (radians * 180) / Math.PI + slack
  const [sul, norte] = [Math.max(-90, latitude - degrees(angle)), Math.min(90, latitude + degrees(angle))]
  const sine = Math.sin(angle) / Math.cos(rad)
  if (Math.abs(rad) + angle >= Math.PI / 2 - slack || sine >= 1) return { sul, norte, oeste: -180, leste: 180 }
  const reach = degrees(Math.asin(sine))
  return { sul, norte, oeste: wrapLongitude(longitude - reach), leste: wrapLongitude(longitude + reach) }
}

/** Longitudes beyond ±180° continue on the other side. */
function wrapLongitude(longitude: number): number {
  if (longitude < -180) return longitude + 360
  return longitude > 180 ? longitude - 360 : longitude
}
