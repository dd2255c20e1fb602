import * as z from 'zod/mini'
import { isSitePath } from './site-path.ts'

/* Field shapes that several domains share. */

/** No larger than a column holds. */
export const id = z.int().check(z.positive(), z.lte(2_147_483_647))

/** ISO 8601 knows a year 0, and a database none. */
const hasYear = z.refine<string>((moment) => !moment.startsWith('0000'))

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(hasYear)

/** The same as programs hold it: of the years whose instants have four digits on every church's clocks. */
export const moment = z.date().check(z.gte(new Date('0001-01-02T00:00:00Z')), z.lt(new Date('9999-01-01T00:00:00Z')))

/** A day of the calendar, `YYYY-MM-DD`, and a time of day, `HH:MM`: both on the church's own clocks. */
export const date = z.iso.date().check(hasYear)
export const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** They turn the direction of what follows, so that a line reads as what it is not; no script needs them in plain text. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Text that people wrote, at most so many characters. Line breaks and tabs are its only control characters, and no half
 * of a surrogate pair stands alone: a database takes no such JSON. Signs that turn the direction, which come along unseen
 * with what is pasted, go.
 */
export const text = (longest: number) =>
  z.string().check(
    z.overwrite((written) => written.replace(directionMarks, '')),
    z.maxLength(longest),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u),
  )

/** The same with at least one sign that can be seen; white space around it goes. */
export const filled = (longest: number) => text(longest).check(z.trim(), z.minLength(1))

/** `#rrggbb`. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A web address a visitor may be sent to: http(s), mailto, tel, or a path of the site. Never a script. */
export const link = z.string().check(
  z.maxLength(2048),
  z.refine((address) => isSitePath(address) || isOtherAddress(address), 'Not an address'),
)

/** The address of a picture. */
export const image = link.check(z.refine((address) => !/^(?:mailto|tel):/i.test(address), 'Not a picture'))

/** Nobody stands before the host: a name there would be taken for it. */
const webAddress = /^https?:\/\/[^\s\\"'<>\p{Cc}/?#@]+(?:[/?#][^\s\\"'<>\p{Cc}]*)?$/iu
const mailOrCall = /^(?:mailto:[^\s"<>\p{Cc}]+|tel:[+\d][\d ()-]*)$/iu

/** An address that every reader takes for the same. */
function isOtherAddress(address: string): boolean {
  return webAddress.test(address) ? URL.canParse(address) : mailOrCall.test(address)
}

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

/** How a caller names a church or an organisation: its number, uuid, slug or code. No control characters. */
export const reference = z.string().check(z.maxLength(100), z.regex(/^\P{Cc}+$/u))

/** Numbers arrive as text in a query: plain decimals, nothing that JavaScript alone would take for a number. */
const numberText = z.pipe(z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,15})?$/)), z.transform(Number))
/** An id in a path. */
export const idText = z.pipe(numberText, id)
export const latitudeText = z.pipe(numberText, latitude)
export const longitudeText = z.pipe(numberText, longitude)
export const pageNumber = z.pipe(numberText, z.int().check(z.gte(1), z.lte(100_000)))
export const pageSize = (largest: number) => z.pipe(numberText, z.int().check(z.gte(1), z.lte(largest)))
