import type { Locale } from '@narthex/contract/locale'
import { hasInk } from '@narthex/contract/pasted-text'
import { parseShortDate } from '@narthex/contract/validation/dates'
import * as z from 'zod/mini'

/*
 * The contract's rules as forms meet them: an input that is left empty holds '', and a date stands in digits.
 */

/** Makes a text optional: an empty input becomes null on the wire. */
export const unlessEmpty = <S extends z.ZodMiniType<unknown, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (hasInk(text) ? text : null)),
    ),
    z.nullable(schema),
  )

/** A date in the digits of the language as the wire has it, `YYYY-MM-DD`; any other text as it is, for the rules to refuse. */
export function formatDay(text: string, locale: Locale): string {
  return parseShortDate(text, locale) ?? text
}
