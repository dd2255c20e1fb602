import { sql } from 'drizzle-orm'
import type { ContentBus } from '../bus/bus.ts'
import { createContentCache } from '../cache/content-cache.ts'
import type { Clock } from '../clock.ts'
import { confinedWays, type InTransaction, type Tx } from '../database/database.ts'
import { inSavepoint } from '../database/savepoint.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { Streams } from '../stream/stream-hub.ts'
import { createTransactions, type WithTransactions } from './transactions.ts'

/** How long a statement waits for a row that an editor holds. */
const lockLimitMs = 2000

interface Unkept<Platform> {
  readonly platform: Platform
  /** Makes the database refuse every further write of this transaction. */
  readonly seal: () => Promise<void>
}

/**
 * Runs use cases at a church in one transaction that is always rolled back: they read what they have written, and nothing
 * of it is kept or seen by others. `run` gets the platform whose ways to the database lead into that transaction, one
 * after another, with a clock of its own. Nothing that it reads comes from a shared cache or goes into one; no process is
 * told of anything. A statement that fails takes back its own work alone.
 */
export async function inUnkeptTransaction<Platform extends WithTransactions, T>(
  platform: Platform,
  { church, clock }: { readonly church: ChurchScope; readonly clock: Clock },
  run: (unkept: Unkept<Platform>) => Promise<T>,
): Promise<T> {
  const end = new EndOfTransaction()
  let result: { readonly value: T } | undefined
  const { keys } = platform
  const work = async (tx: Tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${lockLimitMs}`))
    const database = { ...platform.database, ...confinedWays(enteringInTurn(tx)) }
    const bus: ContentBus = { ...platform.bus, publish: async () => {} }
    const cache = createContentCache(0, clock)
    const transactions = createTransactions({ database, bus, streams: silent, clock, keys, cache })
    const seal = async () => void (await tx.execute(sql`set transaction read only`))
    result = { value: await run({ platform: { ...platform, database, bus, cache, clock, transactions }, seal }) }
    throw end
  }
  await platform.database.inScope(church, work).catch((error: unknown) => {
    if (error !== end) throw error
  })
  if (!result) throw new Error('A transaction ended before its work')
  return result.value
}

/** Rolls the transaction back; caught where it began. */
class EndOfTransaction extends Error {}

const silent: Pick<Streams, 'publish'> = { publish: () => {} }

/** Enters the open transaction, one caller after another, each in a savepoint. Work within work would wait for itself. */
function enteringInTurn(tx: Tx): InTransaction {
  let last: Promise<unknown> = Promise.resolve()
  return (confinement, work) => {
    const next = last.then(() =>
      inSavepoint(tx, async () => {
        await tx.execute(sql.raw(confinement))
        return work(tx)
      }),
    )
    last = next.catch(() => {})
    return next
  }
}
