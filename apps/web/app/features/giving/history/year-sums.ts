import type { Success } from '@narthex/contract/endpoint'
import type { summarizeMyGifts } from '@narthex/contract/giving/giving.endpoints'
import type { Currency } from '@narthex/contract/payments/payment-states'

export type YearSum = Success<typeof summarizeMyGifts>[number]

export interface Sums {
  /** Totals, at most one for each currency. */
  readonly amounts: readonly { readonly currency: Currency; readonly cents: number }[]
  readonly count: number
}

/** The sums of one year, or of all of them. Amounts of different currencies are never added up. */
export function addUp(sums: readonly YearSum[], year?: number): Sums {
  const wanted = sums.filter(({ ano }) => year === undefined || ano === year)
  const cents = new Map<Currency, number>()
  for (const { moeda, valor } of wanted) cents.set(moeda, (cents.get(moeda) ?? 0) + valor)
  return {
    amounts: Array.from(cents, ([currency, sum]) => ({ currency, cents: sum })),
    count: wanted.reduce((count, { quantidade }) => count + quantidade, 0),
  }
}

/** The years that have sums, the newest first. */
export function listYears(sums: readonly YearSum[]): number[] {
  return [...new Set(sums.map(({ ano }) => ano))].toSorted((a, b) => b - a)
}

/** The year that an address names; nothing where it names none. */
export function yearIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('ano') ?? ''
  return /^2[01]\d\d$/.test(text) ? Number(text) : undefined
}
