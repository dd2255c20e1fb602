import type { OwnerConnection } from '../database/database.ts'
import { BackupError } from './backup-error.ts'
import { type BackupTable, listTables, quoted } from './backup-tables.ts'
import type { Manifest, TableSummary } from './manifest.ts'

/** Constraints and policies taken off the tables so that rows can come in any order; put back before the commit. */
export interface OpenTables {
  readonly foreignKeys: readonly { readonly table: string; readonly name: string; readonly definition: string }[]
  readonly forced: readonly string[]
  readonly names: readonly string[]
}

/** Refuses an archive whose tables are not exactly those that its migrations have made, the order of columns aside. */
export async function requireSameTables(owner: OwnerConnection, archived: readonly TableSummary[]): Promise<void> {
  const made = (await listTables(owner)).map(describeTable)
  const wanted = new Set(archived.map(describeTable))
  const odd = made.find((table) => !wanted.delete(table)) ?? [...wanted][0]
  if (odd) throw new BackupError(`The archive and its migrations do not agree about the table ${odd}.`)
}

const describeTable = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `${name} (${columns.toSorted().join(', ')})`

/**
 * Empties the tables, also of what migrations put into them, and lets rows in as the owner, who need not be a superuser:
 * without foreign keys, triggers of ours and walls. All within the caller's transaction.
 */
export async function openTables(owner: OwnerConnection): Promise<OpenTables> {
  const names = (await listTables(owner)).map(({ name }) => name)
  const forced = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity`,
  )
  const foreignKeys = await owner.query<OpenTables['foreignKeys'][number]>(`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conparentid = 0
    order by c.relname, f.conname`)
  const opened: OpenTables = { names, foreignKeys, forced: forced.map(({ name }) => name) }
  await owner.exec(
    [
      `truncate ${names.map(quoted).join(', ')}`,
      ...foreignKeys.map(({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`),
      ...names.map((name) => `alter table ${quoted(name)} disable trigger user`),
      ...opened.forced.map((name) => `alter table ${quoted(name)} no force row level security`),
    ].join(';\n'),
  )
  return opened
}

/** Puts back what `openTables` took; adding a foreign key checks every row. */
export async function closeTables(owner: OwnerConnection, { names, foreignKeys, forced }: OpenTables): Promise<void> {
  await owner.exec(
    [
      ...foreignKeys.map(
        ({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
      ),
      ...names.map((name) => `alter table ${quoted(name)} enable trigger user`),
      ...forced.map((name) => `alter table ${quoted(name)} force row level security`),
    ].join(';\n'),
  )
}

/** Lets each sequence go on where it was. */
export async function setSequences(owner: OwnerConnection, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await owner.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, isCalled])
}
