/** Cents, but for the percentage. */
export interface CanceledShare {
  /** The amount that the buyer paid, fees included. */
  readonly paid: number
  /** The price of all tickets of the purchase, before fees. */
  readonly price: number
  /** The parts of `price` that were canceled before, and that are canceled now. */
  readonly canceledBefore: number
  readonly canceledNow: number
  readonly percent: number
  readonly returnsFees: boolean
  /** The amount of the payment that can still be refunded. */
  readonly left: number
}

/**
 * Computes the refund for canceled tickets. It is counted from the first canceled ticket on, so that one after the
 * other gives exactly what all at once would; rounded down.
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
