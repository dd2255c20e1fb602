import type { Currency } from '@narthex/contract/payments/payment-states'
import { useLocale } from 'use-intl'
import { type MoneyStyle, moneyText } from '../format/money.ts'

/** Writes amounts in cents in the reader's language. */
export function useMoney(): (cents: number, currency: Currency, style?: MoneyStyle) => string {
  const locale = useLocale()
  return (cents, currency, style) => moneyText(cents, currency, locale, style)
}
