import type { Locale } from '@narthex/contract/locale'
import { formatShortDate } from '@narthex/contract/validation/dates'
import { formatPhone } from '@narthex/contract/validation/phone'
import { readPhoneDigits } from '@narthex/contract/validation/phone-digits'
import type { Mask } from './mask.ts'

const digits = (text: string) => text.replace(/\D/g, '')

/** Groups of so many signs, each with what stands before it. */
export function grouped(signs: string, groups: readonly (readonly [before: string, length: number])[]): string {
  let at = 0
  let text = ''
  for (const [before, length] of groups) {
    if (at >= signs.length) break
    text += before + signs.slice(at, at + length)
    at += length
  }
  return text
}

const cpfGroups = [
  ['', 3],
  ['.', 3],
  ['.', 3],
  ['-', 2],
] as const
const cnpjGroups = [
  ['', 2],
  ['.', 3],
  ['.', 3],
  ['/', 4],
  ['-', 2],
] as const
const phoneGroups = [
  ['+55 ', 2],
  [' ', 5],
  ['-', 4],
] as const
const cepGroups = [
  ['', 5],
  ['-', 3],
] as const
const dateGroups = [
  ['', 2],
  ['/', 2],
  ['/', 4],
] as const
const alphanumeric = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')

/** `123.456.789-09` */
export const cpfMask: Mask = { read: digits, write: (signs) => grouped(signs, cpfGroups), counts: /\d/ }

/** `12.ABC.345/01DE-35`: the last two are digits, and the others may be letters. */
export const cnpjMask: Mask = {
  read: alphanumeric,
  write: (signs) => grouped(signs.toUpperCase(), cnpjGroups),
  counts: /[\da-z]/i,
}

/** A person's number as long as it can be one, then a company's. */
export const cpfOrCnpjMask: Mask = {
  read: alphanumeric,
  write: (signs) => grouped(signs.toUpperCase(), /^\d{0,11}$/.test(signs) ? cpfGroups : cnpjGroups),
  counts: /[\da-z]/i,
}

/** A national number: without the country code 55 where it is longer than one, and without the zero of long distance. */
const national = (all: string) => (all.length > 11 ? all.replace(/^55/, '') : all).replace(/^0(?=[1-9])/, '')

const longestPhone = 15

/** `+55 11 91234-5678`, whether the country was typed or not. A number that begins with another country's code stays. */
export const phoneMask: Mask = {
  read(text) {
    // What was copied in full keeps its country, whatever stands before and beside it.
    const { isInternational, digits: all } = readPhoneDigits(formatPhone(text) ?? text)
    if (!isInternational) return national(all)
    return /^55\d/.test(all) ? all.slice(2) : `+${all}`
  },
  write(signs) {
    // A number that was pasted behind another one, or whose two zeros stand for the plus sign.
    const number = /\+\d{4,}$/.exec(signs)?.[0] ?? signs.replace(/^00/, '+')
    const all = digits(number)
    if (number.startsWith('+') && !/^55\d/.test(all)) return `+${all.slice(0, longestPhone)}`
    return grouped(national(number.startsWith('+') ? all.slice(2) : all), phoneGroups)
  },
  counts: /[\d+]/,
}

/** `12345-678` */
export const cepMask: Mask = { read: digits, write: (signs) => grouped(signs, cepGroups), counts: /\d/ }

/** A day in the digits of the language: `31/12/1999`. A day as data (`1999-12-31`), and single digits, are understood. */
export function shortDateMask(locale: Locale): Mask {
  return {
    read(text) {
      const written = /^\s*\d{4}-\d\d-\d\d\s*$/.test(text) ? formatShortDate(text.trim(), locale) : text
      const parts = written.split(/\D+/)
      return parts.map((part, at) => (at < 2 && at < parts.length - 1 && part ? part.padStart(2, '0') : part)).join('')
    },
    write: (signs) => grouped(signs, dateGroups),
    counts: /\d/,
    divide: (signs) => (signs.length === 1 || signs.length === 3 ? `${signs.slice(0, -1)}0${signs.slice(-1)}` : signs),
  }
}
