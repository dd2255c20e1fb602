import * as z from 'zod/mini'
import { isLinkAddress, isNoContact, longestAddress } from './link-address.ts'
import { cleanLine, cleanLines, trimUnseen } from './pasted-text.ts'

/* Field shapes that several domains share. */

/** Fits a PostgreSQL integer column. */
export const id = z.int().check(z.positive(), z.lte(2_147_483_647))

/** ISO 8601 has a year 0, PostgreSQL has none. */
const hasYear = z.refine<string>((moment) => !moment.startsWith('0000'))

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(hasYear)

/** A moment as a Date, limited to years that have four digits in every time zone. */
export const moment = z.date().check(z.gte(new Date('0001-01-02T00:00:00Z')), z.lt(new Date('9999-01-01T00:00:00Z')))

/** A day, `YYYY-MM-DD`, and a time of day, `HH:MM`: both in the church's time zone. */
export const date = z.iso.date().check(hasYear)
export const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** A longer text may have lines. */
export const longestLine = 300

/**
 * Text of at most `longest` characters, without the signs that pasting adds unseen (`pasted-text.ts`); a short one is a single
 * line. Line breaks and tabs are its only control characters, and lone surrogates are refused because PostgreSQL rejects such JSON.
 */
export const text = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite(longest > longestLine ? cleanLines : cleanLine),
      z.maxLength(longest),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u),
    )

/** A text with at least one visible character; surrounding white space is removed. */
export const filled = (longest: number) => text(longest).check(z.overwrite(trimUnseen), z.minLength(1))

/** `#rrggbb`. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A web address a visitor may be sent to: http(s), mailto, tel, or a path of the site. Never a script. */
export const link = z.string().check(z.maxLength(longestAddress), z.refine(isLinkAddress, 'Not an address'))

/** The address of a picture. */
export const image = link.check(z.refine(isNoContact, 'Not a picture'))

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

/** Names a church or an organisation: its id, uuid, slug or code. No control characters. */
export const reference = z.string().check(z.maxLength(100), z.regex(/^\P{Cc}+$/u))

/** A number in a query: plain decimals only, without the other forms that JavaScript accepts (`1e3`, `0x10`). */
export const numberText = z.pipe(z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,15})?$/)), z.transform(Number))
/** A boolean in a query or in a form with files. */
export const flagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((written) => written === 'true'),
)
/** An id in a path. */
export const idText = z.pipe(numberText, id)
export const latitudeText = z.pipe(numberText, latitude)
export const longitudeText = z.pipe(numberText, longitude)
export const pageNumber = z.pipe(numberText, z.int().check(z.gte(1), z.lte(100_000)))
export const pageSize = (largest: number) => z.pipe(numberText, z.int().check(z.gte(1), z.lte(largest)))

/** The body of an answer that says nothing but that it was done. */
export const nothingSchema = z.strictObject({})

/** A secret that the server made: the caller brings it back as it came. */
export const opaqueToken = z.string().check(z.minLength(1), z.maxLength(200))
