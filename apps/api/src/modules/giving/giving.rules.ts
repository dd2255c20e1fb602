import type { Locale } from '@narthex/contract/locale'

interface GivenItem {
  readonly idMotivo: number
  readonly valor: number
}

/** A part of a gift is more than its reason's minimum, or the church's where the reason sets none (specification §5). */
export const isLargeEnough = (valor: number, reasonMinimum: number | null, churchMinimum: number): boolean =>
  valor > (reasonMinimum ?? churchMinimum)

export const sumItems = (items: readonly Pick<GivenItem, 'valor'>[]): number =>
  items.reduce((sum, { valor }) => sum + valor, 0)

/**
 * Splits the remainder of a gift over its parts after `refunded` of the `total` paid was given back: the same share of each,
 * in cents. The parts add up to the remainder of the gift, rounded down; the cents of a division go to the first ones.
 */
export function splitRemainder(values: readonly number[], total: number, refunded: number): number[] {
  const gift = values.reduce((sum, value) => sum + value, 0)
  const left = BigInt(Math.max(0, total - refunded))
  const share = (value: number) => Number((BigInt(value) * left) / BigInt(total))
  const parts = values.map(share)
  let cents = share(gift) - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => {
    if (cents === 0 || part === values[index]) return part
    cents -= 1
    return part + 1
  })
}

const titles: Readonly<Record<Locale, string>> = { pt: 'Doação', en: 'Gift', es: 'Ofrenda' }
/** Gateways cut longer descriptions off. */
const longestDescription = 120

/** Description of a gift for the payer and the gateway, with the names of the reasons and nothing about the giver. */
export function describeGift(locale: Locale, reasons: readonly string[]): string {
  const text = `${titles[locale]}: ${reasons.join(', ')}`
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text
}
