import type { Locale } from '@narthex/contract/locale'
import type { Currency } from '@narthex/contract/payments/payment-states'

/** Digits of an amount as it is typed, cents included: far more than a gift may have. */
const mostDigits = 11

/** Symbols with which a language writes amounts. */
export interface AmountShape {
  readonly sign: string
  /** The sign stands before the number. */
  readonly isSignFirst: boolean
  readonly decimal: string
}

const shapes = new Map<string, AmountShape>()

export function findAmountShape(currency: Currency, locale: Locale): AmountShape {
  const key = `${locale}${currency}`
  const known = shapes.get(key)
  if (known) return known
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type)
  const shape = {
    sign: parts[at('currency')]?.value ?? currency,
    isSignFirst: at('currency') < at('integer'),
    decimal: parts[at('decimal')]?.value ?? '.',
  }
  shapes.set(key, shape)
  return shape
}

/** An amount in cents as it stands in its field, without the sign: `1.250,00`. */
export function amountText(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(cents / 100)
}

/** Leaves of what is typed or pasted only what an amount is written with. */
export function keepAmountSigns(typed: string): string {
  const signs = typed.replace(/[^\d.,]/g, '')
  let digits = 0
  return [...signs].filter((sign) => !/\d/.test(sign) || ++digits <= mostDigits).join('')
}

/**
 * Reads an amount in cents, with the separators of any language: the last one begins the cents where one or two digits
 * follow it, and groups thousands where three do. Undefined for anything else.
 */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00A0\u202F]/g, '')
  const [, whole, cents = ''] = /^(\d*|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/.exec(text) ?? []
  if (whole === undefined || !/\d/.test(text) || isMixed(whole, text)) return undefined
  const amount = Number(whole.replace(/\D/g, '') || 0) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Thousands are grouped by one sign, and the cents begin with the other one. */
function isMixed(whole: string, text: string): boolean {
  const grouping = new Set(whole.replace(/\d/g, ''))
  return (
    grouping.size > 1 || (grouping.size === 1 && text.length > whole.length && grouping.has(text[whole.length] ?? ''))
  )
}
