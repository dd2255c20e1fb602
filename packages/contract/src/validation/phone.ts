import * as z from 'zod/mini'
import { toLocale } from '../locale.ts'
import { findCallingCode, findCallingCodeIn } from './calling-codes.ts'
import { code } from './codes.ts'
import { hasNumber, toNational } from './national-numbers.ts'
import { type PhoneDigits, readPhoneDigits, withoutLabel } from './phone-digits.ts'

const longest = 30
const phoneText = /^[\d\s()./+-]+$/
const innerPlus = /\d\D*\+|\+\D*\+/
/**
 * The eleven digits of a Brazilian mobile number, area code first (specification §5). Before it may stand a zero for long
 * distance, and the two digits of the company that carries the call.
 */
const brazilianMobile = /^(?:0(?:[1-9]\d)?)?([1-9]{2}9\d{8})$/

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
    return formatExited(readPhoneDigits(`+${written.replace(abroad, '')}`), callingCode)
  if (read.isInternational && !written.includes('+')) return formatExited(read, callingCode)
  if (read.isInternational) return formatInternational(read)
  if (callingCode === '55') return formatBrazilian(read.digits.replace(/^55(?=0?\d{11}$)/, ''))
  const national = toNational(read, callingCode)
  return national && formatInternational(readPhoneDigits(`+${callingCode} ${national}`))
}

/** The code dialled before a number of another country, where it is not `00`. */
const exitCodes: Readonly<Record<string, RegExp>> = { 1: /^\D*0\D*1\D*1(?=\D*[1-9])/, 61: /^\D*0\D*0\D*1\D*1/ }

/**
 * A number behind two zeros. In Brazil two digits of a company may stand between them and the calling code: whatever is no
 * number without them is read so.
 */
function formatExited(read: PhoneDigits, callingCode: string): string | undefined {
  const plain = isAssigned(read.digits) ? formatInternational(read) : undefined
  if (plain || callingCode !== '55') return plain
  const behind = /^[1-9]\d/.test(read.digits) ? read.digits.slice(2) : ''
  return isAssigned(behind) ? formatInternational(readPhoneDigits(`+${behind}`)) : undefined
}

/** Whether the digits are a calling code and a number as it has them. */
function isAssigned(digits: string): boolean {
  const callingCode = findCallingCodeIn(digits)
  return callingCode !== undefined && (callingCode === '55' || hasNumber(callingCode, digits.slice(callingCode.length)))
}

/** The country of the numbers that are being checked, where their schema names none. */
let countryAtHand = 'BR'

/** Runs a check, which returns at once, with the numbers of this country for those without a calling code. */
export function withPhoneCountry<T>(country: string, check: () => T): T {
  const before = countryAtHand
  countryAtHand = country
  try {
    return check()
  } finally {
    countryAtHand = before
  }
}

/** A phone number that is understood in a country; stored formatted. */
function phoneIn(findCountry: () => string) {
  const error = () => code(findCountry() === 'BR' ? 'PHONE' : 'PHONE_ABROAD')
  return z.pipe(
    z.string().check(
      z.overwrite(withoutLabel),
      z.maxLength(longest, { error }),
      z.refine((text) => formatPhone(text, findCountry()) !== undefined, { error }),
    ),
    z.transform((text) => formatPhone(text, findCountry()) ?? text),
  )
}

/** A number that begins with a plus sign, or in any notation of the country at hand: the church's on the server, else Brazil. */
export const phone = phoneIn(() => countryAtHand)

/** A phone number as people of a country write it: their own numbers need no calling code. */
export const phoneSchemaFor = (country: string | undefined): typeof phone =>
  country === undefined || country === 'BR' ? phone : phoneIn(() => country)

/**
 * The country of a church's phone numbers. Without an address its language tells that they are not of Brazil: then all need a
 * plus sign.
 */
export const phoneCountry = (country: string | null | undefined, language: string | undefined): string =>
  country ?? (['en', 'es'].includes(toLocale(language) ?? '') ? '' : 'BR')
