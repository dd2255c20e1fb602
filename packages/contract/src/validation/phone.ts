import * as z from 'zod/mini'
import { findCallingCode } from './calling-codes.ts'
import { code, type ValidationCode } from './codes.ts'

const longest = 30
const phoneText = /^\+?[\d\s().-]+$/

/** The eleven digits of a Brazilian mobile number, area code first; undefined where it is none (specification §5). */
function brazilianDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const isInternational = text.startsWith('+') || digits.length === 13
  const national = isInternational ? digits.replace(/^55/, '') : digits
  if (isInternational && national === digits) return undefined
  return /^[1-9]{2}9\d{8}$/.test(national) ? national : undefined
}

/** A number of another country with a plus sign and its calling code (ITU E.164), in single spaces. */
function formatForeign(text: string): string | undefined {
  const groups = text.slice(1).split(/\D+/).filter(Boolean)
  const isForeign = text.startsWith('+') && /^(?!55)[1-9]\d{7,14}$/.test(groups.join(''))
  return isForeign ? `+${groups.join(' ')}` : undefined
}

/** Formats a number as `+55 11 91234-5678`, and a foreign one as `+1 802 555 0147`; undefined for other texts. */
export function formatPhone(given: string): string | undefined {
  const text = given.trim()
  if (!phoneText.test(text)) return undefined
  const digits = brazilianDigits(text)
  return digits ? `+55 ${digits.slice(0, 2)} ${digits.slice(2, 7)}-${digits.slice(7)}` : formatForeign(text)
}

/** A phone number that `format` understands; stored formatted. */
function phoneBy(format: (text: string) => string | undefined, violated: ValidationCode) {
  return z.pipe(
    z.string().check(
      z.maxLength(longest, code(violated)),
      z.refine((text) => format(text) !== undefined, code(violated)),
    ),
    z.transform((text) => format(text) ?? text),
  )
}

/** A Brazilian mobile number in any notation, or a number of another country that begins with a plus sign. */
export const phone = phoneBy(formatPhone, 'PHONE')

/** A phone number as people of a country write it: their own numbers need no calling code. */
export function phoneSchemaFor(country: string | undefined): typeof phone {
  const callingCode = country && country !== 'BR' ? findCallingCode(country) : undefined
  if (!callingCode) return phone
  return phoneBy((text) => formatPhone(withCallingCode(text.trim(), callingCode)), 'PHONE_ABROAD')
}

/** Zero before a national number is for calls within the country, except in Italy. */
function withCallingCode(text: string, callingCode: string): string {
  if (text.startsWith('+')) return text
  if (text.startsWith('00')) return `+${text.slice(2)}`
  if (callingCode === '1' && /^1\D*(?:\d\D*){10}$/.test(text)) return `+${text}`
  return `+${callingCode} ${callingCode === '39' ? text : text.replace(/^(\D*)0/, '$1')}`
}
