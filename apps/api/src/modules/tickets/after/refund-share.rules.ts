/** Cents, but for the percentage. */
export interface CanceledShare {
  /** What the buyer paid, fees included. */
  readonly paid: number
  /** What all tickets of the purchase cost, before fees. */
  readonly price: number
  /** Of these, what was canceled before, and what is canceled now. */
  readonly canceledBefore: number
  readonly canceledNow: number
  readonly percent: number
  readonly returnsFees: boolean
  /** What can still be refunded of the payment. */
  readonly left: number
}

/**
 * What comes back for canceled tickets. Counted from the first canceled ticket on, so that one after the other gives
 * exactly what all at once would; rounded down.
 */
export function countRefundShare(share: CanceledShare): number {
  const { paid, price, canceledBefore, canceledNow, percent, returnsFees, left } = share
  if (price <= 0) return 0
  const base = returnsFees ? paid : Math.min(paid, price)
  // The product of three amounts is more than a number holds exactly.
  const due = (canceled: number) =>
    Number((BigInt(base) * BigInt(Math.min(canceled, price)) * BigInt(percent)) / (BigInt(price) * 100n))
  return Math.max(0, Math.min(left, due(canceledBefore + canceledNow) - due(canceledBefore)))
}
