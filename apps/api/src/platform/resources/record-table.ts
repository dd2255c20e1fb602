import { and, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Place, Placed } from '../database/keyset.ts'
import { ofChurch, type TenantTable } from '../database/of-church.ts'
import { notFound } from '../errors/domain-error.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { insertOwn, type OwnRow } from '../work/insert-own.ts'
import type { ListPart } from './resource-list.ts'
import type { VersionedRow } from './resource-service.ts'

type RecordTable = TenantTable & { readonly id: PgColumn; readonly versao: PgColumn }
type Stored<T extends PgTable> = T['$inferSelect']
/** Fields that are undefined are left as they are, or as a new row has them. */
type Loose<Row> = { readonly [Field in keyof Row]: Row[Field] | (undefined extends Row[Field] ? undefined : never) }

/** Statements of a kind whose records are the rows of one table; its service binds its calls to them. */
export interface RecordStatements<T extends RecordTable, Row> {
  rows(work: ChurchWork, part: ListPart): Promise<(Row & Placed)[]>
  count(work: ChurchWork, where: SQL | undefined): Promise<number>
  find(work: ChurchWork, id: number): Promise<Row | undefined>
  /** Many rows by their ids, in one statement. */
  findAll(work: ChurchWork, ids: readonly number[]): Promise<ReadonlyMap<number, Row>>
  /** Gives the id of the new row. */
  insert(work: ChurchWork, row: Loose<OwnRow<T>>): Promise<number>
  /** Writes fields of a row that is locked, and raises its version. */
  update(work: ChurchWork, held: VersionedRow, fields: Loose<Partial<OwnRow<T>>>): Promise<void>
  /** Deletes a row that is locked. */
  remove(work: ChurchWork, held: VersionedRow): Promise<void>
}

/** Statements of a kind with a trash. */
export interface TrashStatements {
  /** Hides a row that is locked. */
  hide(work: ChurchWork, held: VersionedRow): Promise<void>
  /** Shows a row again that was hidden. */
  unhide(work: ChurchWork, id: number): Promise<void>
  /** Deletes a row that was hidden. */
  purge(work: ChurchWork, id: number): Promise<void>
}

/** SQL condition: the rows of a table that do not lie in the trash; undefined for a table without one. */
export function isOutOfTrash(table: PgTable): SQL | undefined {
  const removidoEm: PgColumn | undefined = getTableColumns(table).removidoEm
  return removidoEm && isNull(removidoEm)
}

const isRow = (table: RecordTable, { church }: ChurchWork, id: number) => and(ofChurch(table, church), eq(table.id, id))

/** Gives the statements of a table; `toRows` makes of stored rows what calls answer. */
export function tableStatements<T extends RecordTable, Row extends object>(
  table: T,
  toRows: (work: ChurchWork, stored: readonly Stored<T>[]) => Promise<Row[]>,
): RecordStatements<T, Row> {
  const source: PgTable = table
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
      const found = await work.tx
        .select()
        .from(source)
        .where(and(isRow(table, work, id), isOutOfTrash(table)))
      const [row] = await toRows(work, found as Stored<T>[])
      return row
    },
    async findAll(work, ids) {
      const found = await work.tx
        .select()
        .from(source)
        .where(and(ofChurch(table, work.church), inArray(table.id, [...ids]), isOutOfTrash(table)))
      const rows = await toRows(work, found as Stored<T>[])
      return new Map(rows.map((row, at) => [Number((found[at] as { id: number }).id), row]))
    },
    insert: (work, row) => insertOwn(work, table, row as OwnRow<T>) as Promise<number>,
    async update(work, { id, versao }, fields) {
      await work.tx
        .update(source)
        .set({ ...fields, versao: versao + 1 })
        .where(isRow(table, work, id))
    },
    async remove(work, { id }) {
      await work.tx.delete(source).where(isRow(table, work, id))
    },
  }
}

/** Gives the statements of the trash of a table with a column `removido_em`. */
export function trashStatements(table: RecordTable & { readonly removidoEm: PgColumn }): TrashStatements {
  const source: PgTable = table
  const isHidden = (work: ChurchWork, id: number) => and(isRow(table, work, id), isNotNull(table.removidoEm))
  return {
    async hide(work, { id, versao }) {
      await work.tx
        .update(source)
        .set({ removidoEm: work.now, versao: versao + 1 })
        .where(isRow(table, work, id))
    },
    async unhide(work, id) {
      const shown = await work.tx
        .update(source)
        .set({ removidoEm: null, versao: sql`${table.versao} + 1` })
        .where(isHidden(work, id))
        .returning({ id: table.id })
      if (shown.length === 0) throw notFound()
    },
    async purge(work, id) {
      await work.tx.delete(source).where(isHidden(work, id))
    },
  }
}
