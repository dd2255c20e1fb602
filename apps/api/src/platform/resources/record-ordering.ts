import { and, asc, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofChurch, type TenantTable } from '../database/of-church.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { isOutOfTrash } from './record-table.ts'

/** How the order of a kind's records is kept. The version of a record says nothing of its place. */
export interface RecordOrdering {
  /** The ids of all records in their order, without those in the trash, locked until the transaction ends. */
  hold(work: ChurchWork): Promise<number[]>
  /** Writes the places of all records: their positions in `ids`. */
  write(work: ChurchWork, ids: readonly number[]): Promise<void>
  /** The place behind all others, for a new record. */
  findEnd(work: ChurchWork): Promise<number>
}

type OrderedTable = TenantTable & { readonly id: PgColumn; readonly ordem: PgColumn }

/** Keeps the order in the column `ordem` of the kind's table; ties go by id. `within`: which rows are of the kind, where not all are. */
export function orderByColumn(table: OrderedTable, within?: SQL): RecordOrdering {
  const source: PgTable = table
  const { id, ordem } = table
  return {
    async hold({ church, tx }) {
      const rows = await tx
        .select({ id: sql<number>`${id}` })
        .from(source)
        .where(and(ofChurch(table, church), within, isOutOfTrash(table)))
        .orderBy(asc(ordem), asc(id))
        .for('no key update')
      return rows.map((row) => row.id)
    },
    async write({ church, tx }, ids) {
      if (ids.length === 0) return
      const listed = sql`array[${sql.join(
        ids.map((listedId) => sql`${listedId}::integer`),
        sql`, `,
      )}]`
      await tx
        .update(source)
        .set({ ordem: sql`array_position(${listed}, ${id}) - 1` })
        .where(sql`${ofChurch(table, church)} and ${inArray(id, [...ids])}`)
    },
    async findEnd({ church, tx }) {
      const [row] = await tx
        .select({ last: max(ordem) })
        .from(source)
        .where(and(ofChurch(table, church), within))
      return row?.last === null || row === undefined ? 0 : Number(row.last) + 1
    },
  }
}
