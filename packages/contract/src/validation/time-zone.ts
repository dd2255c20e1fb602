import * as z from 'zod/mini'

/** The IANA name of a time zone that this runtime supports. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Not an IANA time zone'))

function isTimeZone(name: string): boolean {
  // `Intl` also accepts offsets such as `+03:00`, which have no daylight saving time.
  if (!/^[A-Za-z][\w/+-]*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
