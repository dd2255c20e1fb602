import type { FileUseKind } from '@narthex/contract/media/media-values'
import { getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Columns of a table that hold addresses of files of the media library: whole, in rich text, or in lists. The table has a trigger for
 * them, which `follow_file_uses` makes in a migration (decision 0194).
 */
export interface FileUse {
  readonly table: PgTable
  /** The table's key within a church, as the trigger writes it. */
  readonly key: readonly PgColumn[]
  readonly columns: readonly PgColumn[]
  /** Rows count only where this flag is set. */
  readonly flag?: PgColumn
  /** The kind of the record, as staff call it. */
  readonly kind: FileUseKind | SQL<FileUseKind>
  /** The record's id; the key where it is one column. None where a church has one record. */
  readonly record?: PgColumn | null
  /** The title by which staff know the record. */
  readonly title?: PgColumn | SQL<string>
}

/** The uses of a module, by the names of their tables. */
export const findFileUse = (uses: readonly FileUse[], table: string): FileUse | undefined =>
  uses.find((use) => getTableName(use.table) === table)
