import * as z from 'zod/mini'
import { code } from './codes.ts'

/** The eleven digits of a Brazilian mobile number, area code first; undefined where it is none (specification §5). */
function digitsOf(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return undefined
  const digits = text.replace(/\D/g, '')
  const isInternational = text.trim().startsWith('+') || digits.length === 13
  const national = isInternational ? digits.replace(/^55/, '') : digits
  if (isInternational && national === digits) return undefined
  return /^[1-9]{2}9\d{8}$/.test(national) ? national : undefined
}

/** Formats a number as `+55 11 91234-5678`; undefined for other texts. */
export function formatPhone(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits && `+55 ${digits.slice(0, 2)} ${digits.slice(2, 7)}-${digits.slice(7)}`
}

/** A Brazilian mobile number in any notation; stored formatted. */
export const phone = z.pipe(
  z.string().check(
    z.maxLength(30, code('PHONE')),
    z.refine((text) => digitsOf(text) !== undefined, code('PHONE')),
  ),
  z.transform((text) => formatPhone(text) ?? text),
)
