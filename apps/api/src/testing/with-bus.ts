import type { ContentBus } from '../platform/bus/bus.ts'
import type { Platform } from '../platform/platform.ts'
import { createTransactions } from '../platform/work/transactions.ts'

/** Copies a platform that announces its changes on another bus. */
export function withBus(platform: Platform, bus: ContentBus): Platform {
  return { ...platform, bus, transactions: createTransactions({ ...platform, bus }) }
}

/** Copies a platform that announces nothing: the controls of bus tests write with it. */
export function muted(platform: Platform): Platform {
  return withBus(platform, { ...platform.bus, publish: async () => {} })
}
