import * as z from 'zod/mini'
import { code } from '../validation/codes.ts'
import {
  cardDigits,
  findCardBrand,
  isCardCode,
  isCardExpired,
  isCardHolder,
  isCardNumber,
  parseCardExpiry,
} from './card-rules.ts'

/**
 * The fields of a card as it is typed. It travels in one request, to be exchanged for a token, and is kept nowhere.
 * @param today the current day `YYYY-MM-DD` in the church's time zone
 */
export const cardRules = (today: () => string) => ({
  titular: z
    .string()
    .check(z.trim(), z.maxLength(60, code('CARD_HOLDER')), z.refine(isCardHolder, code('CARD_HOLDER'))),
  numero: z.pipe(
    z.string().check(z.maxLength(32, code('CARD_NUMBER')), z.refine(isCardNumber, code('CARD_NUMBER'))),
    z.transform(cardDigits),
  ),
  /** `MM/YY` or `MM/YYYY`. */
  validade: z.string().check(
    z.maxLength(10, code('CARD_EXPIRY')),
    z.refine((typed) => parseCardExpiry(typed) !== undefined, { error: code('CARD_EXPIRY'), abort: true }),
    z.refine((typed) => {
      const expiry = parseCardExpiry(typed)
      return !expiry || !isCardExpired(expiry, today())
    }, code('CARD_EXPIRED')),
  ),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, { error: code('CARD_CODE'), abort: true })),
})

/** Three or four digits of code, by the card's brand. */
export const codeOfBrand = z.refine<{ readonly numero: string; readonly cvv: string }>(
  ({ numero, cvv }) => !isCardNumber(numero) || isCardCode(cvv, findCardBrand(numero)),
  { error: code('CARD_CODE'), path: ['cvv'] },
)

/** A card as it is typed, without its holder's data. */
export const typedCard = (today: () => string) => z.strictObject(cardRules(today)).check(codeOfBrand)
