import * as z from 'zod/mini'

/** Field shapes that several domains share. */
export const id = z.int().check(z.positive())

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Text that people wrote, at most so many characters; line breaks and tabs are its only control characters. */
export const text = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^(?:\P{Cc}|[\n\t])*$/u))

/** `#rrggbb`. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** A web address a visitor may be sent to: http(s), mailto, tel, or a path of the site. Never a script. */
export const link = z
  .string()
  .check(
    z.maxLength(2048),
    z.regex(
      /^(?:https?:\/\/[^\s\\"'<>\p{Cc}]+|mailto:[^\s"<>\p{Cc}]+|tel:[+\d][\d ()-]*|\/(?![/\\])[^\s\\"'<>\p{Cc}]*)$/iu,
    ),
    z.refine(leadsWhereItSays, 'Not an address'),
  )

/** The address of a picture. */
export const image = link.check(z.refine((address) => !/^(?:mailto|tel):/i.test(address), 'Not a picture'))

/** An address that every reader takes for the same: it parses, names nobody before the host, and as a path stays one. */
function leadsWhereItSays(address: string): boolean {
  const url = URL.parse(address, 'https://site.example')
  if (!url || url.username || url.password) return false
  return !address.startsWith('/') || (url.host === 'site.example' && !url.pathname.startsWith('//'))
}

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))

/** How a caller names a church or an organisation: its number, uuid, slug or code. No control characters. */
export const reference = z.string().check(z.maxLength(100), z.regex(/^\P{Cc}+$/u))

/** Numbers arrive as text in a query: plain decimals, nothing that JavaScript alone would take for a number. */
const numberText = z.pipe(z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,15})?$/)), z.transform(Number))
export const latitudeText = z.pipe(numberText, latitude)
export const longitudeText = z.pipe(numberText, longitude)
export const pageNumber = z.pipe(numberText, z.int().check(z.gte(1), z.lte(100_000)))
export const pageSize = (largest: number) => z.pipe(numberText, z.int().check(z.gte(1), z.lte(largest)))
