/** The fee of a church or its gateway for a payment: basis points (1 = 0.01 %) of it, and a fixed part in cents. */
export interface FeeRate {
  readonly basisPoints: number
  readonly fixed: number
}

export interface FeeRates {
  /** The fee of the product or the church, for running the sale. */
  readonly service: FeeRate
  /** The gateway's fee for the method. It is taken from all that the payer pays, the fees included. */
  readonly processing: FeeRate
}

/** Parts of a payment in cents. `net + service + processing` is always `total`. */
export interface FeeParts {
  /** The amount that the payer pays. */
  readonly total: number
  readonly service: number
  readonly processing: number
  /** The amount that remains for the church. */
  readonly net: number
}

const wholeBasisPoints = 10_000n

/**
 * Splits a payment into what the church gets and the fees, exactly to the cent.
 *
 * Without `isCovered` the payer pays `amount`, and both fees are taken from it:
 *   service = round(amount · s%) + s, processing = round(amount · p%) + p, net = amount − service − processing.
 * Fees never exceed the payment: service is cut to the amount, then processing to what is left.
 *
 * With `isCovered` the church gets `amount`, and the payer pays both fees besides. The gateway takes its share of the
 * whole, so the total is the least one that leaves enough:
 *   service = round(amount · s%) + s, total = ⌈(amount + service + p) / (1 − p%)⌉, processing = total − amount − service.
 *
 * Halves round up.
 */
export function splitFees(amount: number, { service, processing }: FeeRates, isCovered: boolean): FeeParts {
  const ofService = feeFor(amount, service)
  if (!isCovered) {
    const charged = Math.min(amount, ofService)
    const processed = Math.min(amount - charged, feeFor(amount, processing))
    return { total: amount, service: charged, processing: processed, net: amount - charged - processed }
  }
  const kept = BigInt(amount + ofService + processing.fixed) * wholeBasisPoints
  const share = wholeBasisPoints - BigInt(processing.basisPoints)
  const total = Number((kept + share - 1n) / share)
  return { total, service: ofService, processing: total - amount - ofService, net: amount }
}

function feeFor(amount: number, { basisPoints, fixed }: FeeRate): number {
  return Number((BigInt(amount) * BigInt(basisPoints) + wholeBasisPoints / 2n) / wholeBasisPoints) + fixed
}
