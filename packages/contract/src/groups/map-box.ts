import * as z from 'zod/mini'
import { latitude, longitude } from '../fields.ts'

/** A part of the map. Where it spans the 180th meridian, its west lies east of its east. */
export const mapBoxSchema = z
  .strictObject({ sul: latitude, oeste: longitude, norte: latitude, leste: longitude })
  .check(z.refine(({ sul, norte }) => sul <= norte, { error: 'Its south lies north of its north', path: ['sul'] }))
export type MapBox = z.infer<typeof mapBoxSchema>

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`

/** A map section in a query: south, west, north and east in degrees, separated by commas. */
export const mapBoxText = z.pipe(
  z.string().check(z.regex(new RegExp(`^${degrees}(?:,${degrees}){3}$`))),
  z.pipe(
    z.transform((written: string) => {
      const [sul = 0, oeste = 0, norte = 0, leste = 0] = written.split(',').map(Number)
      return { sul, oeste, norte, leste }
    }),
    mapBoxSchema,
  ),
)

export function writeMapBox({ sul, oeste, norte, leste }: MapBox): string {
  return [sul, oeste, norte, leste].map((angle) => Number(angle.toFixed(6))).join(',')
}
