import * as z from 'zod/mini'
import { toLocale } from '../locale.ts'
import { findCallingCode } from './calling-codes.ts'
import { code, type ValidationCode } from './codes.ts'
import { type PhoneDigits, readPhoneDigits, withoutLabel } from './phone-digits.ts'

const longest = 30
const phoneText = /^[\d\s()./+-]+$/
const innerPlus = /\d\D*\+|\+\D*\+/
/** The eleven digits of a Brazilian mobile number, area code first (specification §5); zero before it is for long distance. */
const brazilianMobile = /^0?([1-9]{2}9\d{8})$/

function formatBrazilian(digits: string): string | undefined {
  const national = brazilianMobile.exec(digits)?.[1]
  return national && `+55 ${national.slice(0, 2)} ${national.slice(2, 7)}-${national.slice(7)}`
}

/** A number with a plus sign and its calling code (ITU E.164): a Brazilian one as above, a foreign one in single spaces. */
function formatInternational({ digits, groups }: PhoneDigits): string | undefined {
  if (digits.startsWith('55')) return formatBrazilian(digits.slice(2))
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${groups.join(' ')}` : undefined
}

/**
 * Formats a number as `+55 11 91234-5678`, and a foreign one as `+1 802 555 0147`; undefined for other texts. A number without
 * a calling code is one of the country (ISO 3166-1 alpha-2); it is never taken for that of another.
 */
export function formatPhone(given: string, country = 'BR'): string | undefined {
  const written = withoutLabel(given)
  if (!phoneText.test(written) || innerPlus.test(written)) return undefined
  const read = readPhoneDigits(written)
  const callingCode = findCallingCode(country)
  if (!callingCode) return read.isInternational ? formatInternational(read) : undefined
  const abroad = exitCodes[callingCode]
  if (abroad && !written.includes('+') && read.digits.length > 11 && abroad.test(written))
    return formatInternational(readPhoneDigits(`+${written.replace(abroad, '')}`))
  if (read.isInternational) return formatInternational(read)
  if (callingCode === '55') return formatBrazilian(read.digits.replace(/^55(?=\d{11}$)/, ''))
  const national = withoutTrunk(read, callingCode)
  return national && formatInternational(readPhoneDigits(`+${callingCode} ${national}`))
}

/** Digits of national numbers, without the zero before them, by calling code: the countries where all have as many. */
const nationalLengths: Readonly<Record<string, number>> = {
  1: 10,
  7: 10,
  33: 9,
  34: 9,
  41: 9,
  52: 10,
  56: 9,
  57: 10,
  58: 10,
  61: 9,
  244: 9,
  258: 9,
  351: 9,
}
/** The code dialled before a number of another country, where it is not `00`. */
const exitCodes: Readonly<Record<string, RegExp>> = { 1: /^\D*0\D*1\D*1(?=\D*[1-9])/, 61: /^\D*0\D*0\D*1\D*1/ }
/** The code dialled before a number within the country, where it is not a zero. */
const trunks: Readonly<Record<string, RegExp>> = {
  1: /^(\D*)1(?=\D*(?:\d\D*){10}$)/,
  7: /^(\D*)[78](?=\D*(?:\d\D*){10}$)/,
  36: /^(\D*)0\D*6/,
  52: /^(\D*)0\D*1/,
  370: /^(\D*)[08]/,
}
/** Calling codes of countries whose numbers keep their zero. */
const keepsZero = new Set(['39', '225', '242', '378'])

/** A national number with its groups, as it follows the calling code; undefined where it has not as many digits as all have. */
function withoutTrunk({ digits, groups }: PhoneDigits, callingCode: string): string | undefined {
  const text = groups.join(' ')
  const length = nationalLengths[callingCode]
  if (length !== undefined && digits.length === callingCode.length + length && digits.startsWith(callingCode))
    return text.replace(new RegExp(`^${[...callingCode].join('\\D*')}`), '')
  const national = keepsZero.has(callingCode) ? text : text.replace(trunks[callingCode] ?? /^(\D*)0/, '$1')
  return length === undefined || national.replace(/\D/g, '').length === length ? national : undefined
}

/** A phone number that is understood in a country; stored formatted. */
function phoneIn(country: string, violated: ValidationCode) {
  return z.pipe(
    z.string().check(
      z.overwrite(withoutLabel),
      z.maxLength(longest, code(violated)),
      z.refine((text) => formatPhone(text, country) !== undefined, code(violated)),
    ),
    z.transform((text) => formatPhone(text, country) ?? text),
  )
}

/** A Brazilian mobile number in any notation, or a number of another country that begins with a plus sign. */
export const phone = phoneIn('BR', 'PHONE')

/** A phone number as people of a country write it: their own numbers need no calling code. */
export const phoneSchemaFor = (country: string | undefined): typeof phone =>
  country === undefined || country === 'BR' ? phone : phoneIn(country, 'PHONE_ABROAD')

/**
 * The country of a church's phone numbers. Without an address its language tells that they are not of Brazil: then all need a
 * plus sign.
 */
export const phoneCountry = (country: string | null | undefined, language: string | undefined): string =>
  country ?? (['en', 'es'].includes(toLocale(language) ?? '') ? '' : 'BR')
