import type { ContentBus } from '../platform/bus/bus.ts'
import type { Platform } from '../platform/platform.ts'
import { createTransactions } from '../platform/work/transactions.ts'

/** The same platform announcing its changes on another bus. */
export function withBus(platform: Platform, bus: ContentBus): Platform {
  return { ...platform, bus, transactions: createTransactions({ ...platform, bus }) }
}

/** The same platform without announcements: what the controls of bus tests write with. */
export function muted(platform: Platform): Platform {
  return withBus(platform, { ...platform.bus, publish: async () => {} })
}
