import { sql } from 'drizzle-orm'
import type { Change, ContentBus } from '../bus/bus.ts'
import { createContentCache } from '../cache/content-cache.ts'
import { confinedWays, type InTransaction } from '../database/database.ts'
import type { Streams } from '../stream/stream-hub.ts'
import { createTransactions, merged, type WithTransactions } from './transactions.ts'

type Announced = Parameters<Streams['publish']>

/**
 * Runs use cases of several domains in one transaction of the operator's: what they write is kept as a whole, or not at
 * all. `run` gets the platform whose ways to the database, each with its own role, all lead into that transaction, one
 * after another. Nothing that they read is kept in a cache, and processes are told once, after the commit. For the
 * operator's commands: it holds its locks until the end.
 */
export async function inOneTransaction<Platform extends WithTransactions, T>(
  platform: Platform,
  run: (within: Platform) => Promise<T>,
): Promise<T> {
  const { clock, keys } = platform
  const changes: Change[] = []
  const events: Announced[] = []
  const result = await platform.database.asOperator((tx) => {
    const database = { ...platform.database, ...confinedWays(entering(tx)) }
    const bus: ContentBus = { ...platform.bus, publish: async (change) => void changes.push(change) }
    const streams = { publish: (...event: Announced) => void events.push(event) }
    const cache = createContentCache(0, clock)
    const transactions = createTransactions({ database, bus, streams, clock, keys, cache })
    return run({ ...platform, database, bus, cache, transactions })
  })
  if (changes.length > 0) await platform.bus.publish(merged(changes))
  for (const event of events) platform.streams.publish(...event)
  return result
}

/** Enters the open transaction under another role. Two at once would run under the role of the later one: refused. */
function entering(tx: Parameters<Parameters<InTransaction>[1]>[0]): InTransaction {
  let isEntered = false
  return async (confinement, work) => {
    if (isEntered) throw new Error('Work in one transaction runs one after another')
    isEntered = true
    try {
      await tx.execute(sql.raw(confinement))
      return await work(tx)
    } finally {
      isEntered = false
    }
  }
}
