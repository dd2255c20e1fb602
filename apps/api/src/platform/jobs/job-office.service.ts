import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { findTenantByKey } from '../tenancy/directory.queries.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { Transactions } from '../work/transactions.ts'

interface OfficeNeeds {
  readonly database: Pick<Database, 'inDirectory'>
  readonly transactions: Pick<Transactions, 'inChurch'>
}

/** Runs work in each church, or in the one of a code; undefined where there is no such church. */
export async function forEachChurch<T>(
  { database, transactions }: OfficeNeeds,
  code: string | undefined,
  run: (work: ChurchWork) => Promise<T>,
): Promise<{ readonly church: ChurchScope; readonly result: T }[] | undefined> {
  const ofCode = code === undefined ? sql`` : sql`where codigo = ${code}`
  const ids = await database.inDirectory((tx) =>
    queryRows<{ id: number }>(tx, sql`select id from igreja ${ofCode} order by codigo`),
  )
  if (code !== undefined && ids.length === 0) return undefined
  const results: { church: ChurchScope; result: T }[] = []
  for (const { id } of ids) {
    const church = await findChurchById(database, id)
    if (church) results.push({ church, result: await transactions.inChurch(church, run) })
  }
  return results
}

export async function findChurchById(database: OfficeNeeds['database'], id: number): Promise<ChurchScope | undefined> {
  const row = await database.inDirectory((tx) => findTenantByKey(tx, `i${id}`))
  return row?.kind === 'church' ? createScope({ ...row, kind: row.kind }) : undefined
}
