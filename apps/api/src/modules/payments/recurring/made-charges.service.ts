import type { Needs } from '../../../platform/platform.ts'
import { deriveReference, type RepeatedCharge } from '../../../platform/recurring/attempt-key.ts'
import type { PaymentSnapshot } from '../gateways/payment-gateway.ts'
import type { ReachedGateway } from '../methods/gateway-calls.service.ts'
import { hasSucceeded, isClosed } from '../orders/payment-transitions.rules.ts'

/** Tries of a charge after this one that the product may have made of which the database is a copy. */
const laterTries = 4

/** The references of a try of a charge: its own, and in a copy those of later tries. */
export async function listReferences(
  { hold }: Needs<'hold'>,
  charge: RepeatedCharge,
  attempt: number,
): Promise<readonly [string, ...string[]]> {
  const later = (await hold.isRecentCopy()) ? laterTries : 0
  const others = Array.from({ length: later }, (_, index) => deriveReference(charge, attempt + index + 1))
  return [deriveReference(charge, attempt), ...others]
}

/**
 * The charge that a gateway has under one of these references: made by a product of which this one is a copy, whose
 * payment is not in the database. A later try counts unless it came to nothing. Throws what the gateway throws.
 */
export async function findMadeCharge(
  { gateway, context }: ReachedGateway,
  references: readonly string[],
): Promise<{ readonly reference: string; readonly snapshot: PaymentSnapshot } | undefined> {
  for (const [index, reference] of references.entries()) {
    const snapshot = await gateway.findByReference(context(), reference)
    if (snapshot && (index === 0 || !isClosed(snapshot.state) || hasSucceeded(snapshot.state)))
      return { reference, snapshot }
  }
  return undefined
}
