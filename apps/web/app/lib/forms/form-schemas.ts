import type { Locale } from '@narthex/contract/locale'
import { code } from '@narthex/contract/validation/codes'
import { parseShortDate, pastDate } from '@narthex/contract/validation/dates'
import * as z from 'zod/mini'

/*
 * The contract's rules as forms meet them: an input that is left empty holds '', and a date stands in digits.
 */

/** What may stay empty: then it is null on the wire. */
export const unlessEmpty = <S extends z.ZodMiniType<unknown, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : text)),
    ),
    z.nullable(schema),
  )

/** A day before today, in the digits of the language; `YYYY-MM-DD` on the wire. */
export const shortPastDate = (locale: Locale, today: () => string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine((text) => parseShortDate(text, locale) !== undefined, code('DATE'))),
      z.transform((text) => parseShortDate(text, locale) ?? text),
    ),
    pastDate(today),
  )
