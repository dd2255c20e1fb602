import { type MoneyStyle, moneyText } from '@narthex/client/format/money'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { useLocale } from 'use-intl'

/** Writes amounts in cents in the reader's language. */
export function useMoney(): (cents: number, currency: Currency, style?: MoneyStyle) => string {
  const locale = useLocale()
  return (cents, currency, style) => moneyText(cents, currency, locale, style)
}
