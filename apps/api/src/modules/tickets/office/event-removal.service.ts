import type { Listeners } from '../../../platform/modules/module.ts'
import { holdSale } from '../sale/held-sale.queries.ts'
import { alreadySold } from './office.errors.ts'
import { deleteSale, hasRegistrations } from './office-sale.queries.ts'

/** Removes the sale of an event that is removed, with holds that were never ordered. An event with registrations stays. */
export const removeSaleWithEvent = {
  async eventRemoved(work, eventId) {
    if (!(await holdSale(work, eventId))) return
    if (await hasRegistrations(work, eventId)) throw alreadySold()
    await deleteSale(work, eventId)
  },
} satisfies Listeners
