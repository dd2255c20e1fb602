import { listenersTable } from '../bus/listeners.ts'
import type { OwnerConnection } from '../database/database.ts'
import { holdTable } from '../hold/hold-marks.ts'
import { lastBackupTable } from './last-backup.ts'
import type { SequenceValue } from './manifest.ts'

/** Tables left out of archives: they describe the running processes and the last backup of this database. */
export const unarchivedTables: readonly string[] = [listenersTable, lastBackupTable, holdTable]

export interface BackupTable {
  readonly name: string
  /** Its columns without the generated ones. */
  readonly columns: readonly string[]
  /** The columns of the primary key; empty where there is none. */
  readonly key: readonly string[]
  /** Columns of texts, which are sorted by their bytes, so that servers agree. */
  readonly texts: readonly string[]
  readonly isWalled: boolean
  /** The policy that lets `narthex_backup` read every row. */
  readonly hasBackupPolicy: boolean
}

/** Texts that COPY writes are the same whatever the server's settings are. */
export const plainFormats = `
  set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '15s'; set local search_path = public`

/** The tables of the product in the order of their names. */
export async function listTables(owner: OwnerConnection): Promise<BackupTable[]> {
  return owner.query<BackupTable>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum = any (key.columns)
            order by array_position(key.columns, a.attnum)) as key,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attcollation <> 0) as texts,
      c.relrowsecurity as "isWalled",
      exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup_reads') as "hasBackupPolicy"
    from pg_class c
      left join lateral (select i.indkey::int2[] as columns from pg_index i
                         where i.indrelid = c.oid and i.indisprimary) key on true
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in (${unarchivedTables.map((name) => `'${name}'`).join(', ')})
    order by c.relname collate "C"`)
}

/** Every row, each as one line: in the order of the primary key, or of all columns where there is none. */
export function copyOutStatement({ name, columns, key, texts }: BackupTable): string {
  const order = (key.length > 0 ? key : columns).map(
    (column) => `${quoted(column)}${texts.includes(column) ? ' collate "C"' : ''}`,
  )
  return `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order.join(', ')}) to stdout`
}

export const copyInStatement = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`

/** Where each sequence has arrived. Read outside of any snapshot, so never behind the rows. */
export async function readSequences(owner: OwnerConnection): Promise<SequenceValue[]> {
  const names = await owner.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`)
  const values: SequenceValue[] = []
  for (const { name } of names)
    values.push(
      ...(await owner.query<SequenceValue>(
        `select $1 as name, last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
        [name],
      )),
    )
  return values
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
