import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findPaymentSettings, type PaymentSettings } from '../../payments/methods/settings.service.ts'
import type { Sale } from './sale.queries.ts'
import { requireSale } from './sale.service.ts'

/** The church's data that a purchase reads. */
export interface KnownSale {
  readonly sale: Sale
  readonly settings: PaymentSettings | undefined
}

/** Kept until the church's content changes, as every change of these does. */
export function getKnownSale(call: ChurchCall, eventId: number): Promise<KnownSale> {
  return call.cache.get(call.church, `sale of ${eventId}`, async () => {
    const value = await call.inChurch(async (work) => ({
      sale: await requireSale(work, eventId),
      settings: await findPaymentSettings(work),
    }))
    return { value, bytes: 2 * JSON.stringify(value).length }
  })
}
