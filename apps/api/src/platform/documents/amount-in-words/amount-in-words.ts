import type { Locale } from '@narthex/contract/locale'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { sayEnglish } from './english.ts'
import { sayPortuguese } from './portuguese.ts'
import { saySpanish } from './spanish.ts'

type Noun = readonly [one: string, many: string]

interface Names {
  readonly unit: Noun
  readonly cent: Noun
}

const names: Readonly<Record<Locale, Readonly<Record<Currency, Names>>>> = {
  pt: {
    BRL: { unit: ['real', 'reais'], cent: ['centavo', 'centavos'] },
    USD: { unit: ['dólar', 'dólares'], cent: ['centavo', 'centavos'] },
    EUR: { unit: ['euro', 'euros'], cent: ['centavo', 'centavos'] },
  },
  en: {
    BRL: { unit: ['Brazilian real', 'Brazilian reais'], cent: ['centavo', 'centavos'] },
    USD: { unit: ['dollar', 'dollars'], cent: ['cent', 'cents'] },
    EUR: { unit: ['euro', 'euros'], cent: ['cent', 'cents'] },
  },
  es: {
    BRL: { unit: ['real', 'reales'], cent: ['centavo', 'centavos'] },
    USD: { unit: ['dólar', 'dólares'], cent: ['centavo', 'centavos'] },
    EUR: { unit: ['euro', 'euros'], cent: ['céntimo', 'céntimos'] },
  },
}

/** How a language says a number from 0 to 999,999,999 before a masculine noun, and joins the units with the cents. */
interface Grammar {
  readonly say: (number: number) => string
  /** Words between a whole number of millions and its noun. */
  readonly afterMillions: string
  readonly and: string
}

const grammars: Readonly<Record<Locale, Grammar>> = {
  pt: { say: sayPortuguese, afterMillions: ' de ', and: ' e ' },
  en: { say: sayEnglish, afterMillions: ' ', and: ' and ' },
  es: { say: saySpanish, afterMillions: ' de ', and: ' con ' },
}

/** An amount below a thousand million as receipts write it out: "cem reais e um centavo". */
export function sayAmount(cents: number, currency: Currency, locale: Locale): string {
  const units = Math.trunc(cents / 100)
  const rest = cents % 100
  const { unit, cent } = names[locale][currency]
  const { say, afterMillions, and } = grammars[locale]
  const count = (number: number, [one, many]: Noun) => {
    const between = number > 0 && number % 1_000_000 === 0 ? afterMillions : ' '
    return `${say(number)}${between}${number === 1 ? one : many}`
  }
  if (rest === 0) return count(units, unit)
  if (units === 0) return count(rest, cent)
  return `${count(units, unit)}${and}${count(rest, cent)}`
}
