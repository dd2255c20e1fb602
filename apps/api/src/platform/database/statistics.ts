import { sql } from 'drizzle-orm'
import type { Database, OwnerConnection } from './database.ts'

/**
 * Gathers the planner's statistics of all tables (`analyze`). Call it after bulk work: a seed, an import, the removal of a
 * church. Takes longer than a request may, so it lifts the statement timeout of its own transaction.
 */
export function refreshStatistics(database: Database): Promise<void> {
  return database.asOperator(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select refresh_statistics()`)
  })
}

/** Gathers the same statistics as the owner of the tables, after migrations. */
export const refreshStatisticsAsOwner = (owner: OwnerConnection): Promise<void> =>
  owner.exec('select refresh_statistics()')
