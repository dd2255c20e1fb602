import type { GatewayName, PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdMode } from '../methods/settings.queries.ts'
import { findPaymentSettings } from '../methods/settings.service.ts'

/** A recurring commitment: charged by a method, at the gateway that its payer agreed to. */
interface Commitment {
  readonly gateway: GatewayName | null
  readonly method: PaymentMethod
}

/**
 * Locks the settings for a transaction that charges a commitment or writes down its means: the church neither goes live
 * nor back to a rehearsal before it ends. To be called before the commitment is locked.
 */
export const holdPaymentMode = (work: ChurchWork): Promise<void> => holdMode(work)

/**
 * Whether a commitment of a live church waits for it to be live again: the church rehearses, and the gateway of the
 * commitment is not offered in that time. It is neither charged nor ended while it waits (decision 0161).
 */
export async function waitsForLiveChurch(work: ChurchWork, { gateway, method }: Commitment): Promise<boolean> {
  if (gateway === null || gateway === 'rehearsal') return false
  const settings = await findPaymentSettings(work)
  if (settings?.isLive !== false) return false
  return settings.methods.every((offered) => offered.method !== method || offered.gateway !== gateway)
}
