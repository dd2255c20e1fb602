import { type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ChurchWork } from './church-work.ts'

/** A row as a church's own queries write it: whose it is comes from the scope. */
export type OwnRow<T extends PgTable> = Omit<InferInsertModel<T>, 'igrejaId'>

/** The type of a table's ids. */
type RowId<T extends PgTable> = T['$inferSelect'] extends { readonly id: infer Id } ? Id : never

/** Adds a row to a table of the church's and gives its id. */
export async function insertOwn<T extends PgTable>(
  { church, tx }: ChurchWork,
  table: T,
  row: OwnRow<T>,
): Promise<RowId<T>> {
  const values = { ...row, igrejaId: church.igrejaId }
  const [made] = await tx.insert<PgTable>(table).values(values).returning({ id: sql<RowId<T>>`id` })
  if (!made) throw new Error('An insert returned no row')
  return made.id
}
