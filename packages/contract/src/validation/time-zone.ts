import * as z from 'zod/mini'

/** A zone that the clocks of wherever this runs know, by its IANA name. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Not an IANA time zone'))

function isTimeZone(name: string): boolean {
  // Offsets such as `+03:00` are taken too, and know nothing of summer.
  if (!/^[A-Za-z][\w/+-]*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
