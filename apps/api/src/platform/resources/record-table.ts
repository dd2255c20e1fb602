import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Place, Placed } from '../database/keyset.ts'
import { ofChurch, type TenantTable } from '../database/of-church.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { insertOwn, type OwnRow } from '../work/insert-own.ts'
import type { ListPart } from './resource-list.ts'
import type { VersionedRow } from './resource-service.ts'

type RecordTable = TenantTable & { readonly id: PgColumn; readonly versao: PgColumn }
type Stored<T extends PgTable> = T['$inferSelect']

/** Statements of a kind whose records are the rows of one table; its service binds its calls to them. */
export interface RecordStatements<T extends RecordTable, Row> {
  rows(work: ChurchWork, part: ListPart): Promise<(Row & Placed)[]>
  count(work: ChurchWork, where: SQL | undefined): Promise<number>
  find(work: ChurchWork, id: number): Promise<Row | undefined>
  /** Gives the id of the new row. */
  insert(work: ChurchWork, row: OwnRow<T>): Promise<number>
  /** Writes fields of a row that is locked, and raises its version. */
  update(work: ChurchWork, held: VersionedRow, fields: Partial<OwnRow<T>>): Promise<void>
  /** Removes a row that is locked. */
  remove(work: ChurchWork, held: VersionedRow): Promise<void>
}

/** Gives the statements of a table; `toRows` makes of stored rows what calls answer. */
export function tableStatements<T extends RecordTable, Row extends object>(
  table: T,
  toRows: (work: ChurchWork, stored: readonly Stored<T>[]) => Promise<Row[]>,
): RecordStatements<T, Row> {
  const source: PgTable = table
  const isOwn = ({ church }: ChurchWork, id: number) => and(ofChurch(table, church), eq(table.id, id))
  return {
    async rows(work, { where, orderBy, place, limit }) {
      const found = await work.tx
        .select({ stored: source, place: sql<Place>`${place}` })
        .from(source)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
      const rows = await toRows(
        work,
        found.map(({ stored }) => stored as Stored<T>),
      )
      return rows.map((row, at) => ({ ...row, place: found[at]?.place ?? [] }))
    },
    count: ({ tx }, where) => tx.$count(source, where),
    async find(work, id) {
      const found = await work.tx.select().from(source).where(isOwn(work, id))
      const [row] = await toRows(work, found as Stored<T>[])
      return row
    },
    insert: (work, row) => insertOwn(work, table, row) as Promise<number>,
    async update(work, { id, versao }, fields) {
      await work.tx
        .update(source)
        .set({ ...fields, versao: versao + 1 })
        .where(isOwn(work, id))
    },
    async remove(work, { id }) {
      await work.tx.delete(source).where(isOwn(work, id))
    },
  }
}
