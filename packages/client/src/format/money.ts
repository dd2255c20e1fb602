import type { Locale } from '@narthex/contract/locale'
import type { Currency } from '@narthex/contract/payments/payment-states'

const formats = new Map<string, Intl.NumberFormat>()

export interface MoneyStyle {
  /** Drops the cents of a whole amount: `R$ 50`. */
  readonly isShort?: boolean
}

/** An amount in cents as people of the language write it: `R$ 1.234,50`, `$1,234.50`, `1234,50 €`. */
export function moneyText(cents: number, currency: Currency, locale: Locale, { isShort = false }: MoneyStyle = {}) {
  const digits = isShort && cents % 100 === 0 ? 0 : 2
  const key = `${locale}${currency}${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(key, format)
  return format.format(cents / 100)
}
