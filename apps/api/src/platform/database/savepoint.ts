import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Runs a part of a transaction that may fail without it: what the part wrote is taken back, and its error is thrown. */
export async function inSavepoint<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint attempt`)
  try {
    const result = await run()
    await tx.execute(sql`release savepoint attempt`)
    return result
  } catch (error) {
    // Of a connection that is lost nothing is left to take back: the first error tells why.
    await tx.execute(sql`rollback to savepoint attempt`).catch(() => {})
    throw error
  }
}
