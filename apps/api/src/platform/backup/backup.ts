import type pg from 'pg'
import type { OwnerConnection } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { findChurchScopes } from '../tenancy/church-scopes.ts'
import { fileName, tablePartName } from './archive-entries.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { type BackupTable, listTables, plainFormats, readSequences } from './backup-tables.ts'
import { copyOut } from './copy-rows.ts'
import { counted } from './counted.ts'
import { formatVersion, type Manifest, type TableSummary } from './manifest.ts'
import { withOwnerClient } from './owner-client.ts'
import { listNamedFiles, openStoredFile, type StoredFiles } from './stored-files.ts'

export interface BackupOptions {
  /** How the owner of the tables connects. */
  readonly connection: pg.ClientConfig
  /** The name of the archive; nothing has it before the archive is whole. */
  readonly path: string
  /** Undefined leaves the files out. */
  readonly files: { readonly store: FileStore; readonly named: readonly StoredFiles[] } | undefined
  readonly productVersion: string
  readonly now: Date
  /** Receives progress lines for the operator. */
  readonly onProgress: (line: string) => void
  /** Ends the backup, which leaves nothing behind. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Writes one archive of all rows from a single snapshot and of the files that those rows name. The product may keep
 * serving. Roles, policies and grants are not included: the migrations that the manifest names create them.
 */
export async function backUp(options: BackupOptions): Promise<Omit<Manifest, 'entries'>> {
  const archive = await createArchive(options.path)
  try {
    const connection = { ...options.connection, application_name: 'narthex-backup' }
    const manifest = await withOwnerClient(
      connection,
      (client, owner) => writeAll(options, archive, client, owner),
      options.signal,
    )
    await archive.finish(manifest)
    return manifest
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function writeAll(options: BackupOptions, archive: ArchiveWriter, client: pg.Client, owner: OwnerConnection) {
  await owner.exec(`begin isolation level repeatable read read only; ${plainFormats}`)
  const migrations = await appliedMigrations(owner)
  const sequences = await readSequences(owner)
  const tables = await listTables(owner)
  await readEveryRow(owner, tables)

  const summaries: TableSummary[] = []
  for (const [index, table] of tables.entries()) {
    let part = 0
    const summary = await copyOut(client, table, (rows) => archive.addBuffer(tablePartName(table.name, ++part), rows))
    summaries.push(summary)
    options.onProgress(`table ${index + 1} of ${tables.length}: ${table.name}, ${counted(summary.rows, 'row')}`)
  }
  const files = await writeFiles(options, archive, owner)
  const [{ version } = { version: '' }] = await owner.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  await owner.exec('rollback')
  return {
    format: 'narthex-backup' as const,
    formatVersion,
    productVersion: options.productVersion,
    postgresVersion: version.split(' ')[0] ?? '',
    createdAt: options.now.toISOString(),
    migrations,
    tables: summaries,
    sequences,
    files,
  }
}

async function appliedMigrations(owner: OwnerConnection): Promise<Manifest['migrations']> {
  const [found] = await owner.query<{ is: boolean }>(`select to_regclass('public.migracao') is not null as is`)
  if (!found?.is) throw new BackupError('There is nothing to back up: no migration has run on this database.')
  return owner.query('select nome as name, resumo as sha256 from migracao order by nome collate "C"')
}

/**
 * Row level security binds an ordinary owner too. A superuser reads past it; anyone else as the role that may read all
 * rows, and only if it may in each table: a wall without that door would be a table without rows, and no error.
 */
async function readEveryRow(owner: OwnerConnection, tables: readonly BackupTable[]): Promise<void> {
  const [found] = await owner.query<{ passes: boolean }>(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  )
  if (found?.passes) return owner.exec('set local row_security = off')
  const closed = tables.find(({ isWalled, hasBackupPolicy }) => isWalled && !hasBackupPolicy)
  if (closed) throw new BackupError(`The backup may not read all of ${closed.name}. Run npm run migrate first.`)
  await owner.exec('set local role narthex_backup')
}

async function writeFiles(
  { files, onProgress, signal }: BackupOptions,
  archive: ArchiveWriter,
  owner: OwnerConnection,
) {
  if (!files) return { included: false, count: 0, bytes: 0, missing: 0 }
  const churches = await findChurchScopes(owner)
  let [count, bytes, missing] = [0, 0, 0]
  for await (const { igrejaId, names } of listNamedFiles(owner, files.named)) {
    signal?.throwIfAborted()
    const church = churches.get(igrejaId)
    const before = count
    for (const name of church ? names : []) {
      const file = church && (await openStoredFile(files.store, church, name))
      if (!file) continue
      await archive.add(fileName(igrejaId, name), file.size, file.content)
      bytes += file.size
      if (++count % 1000 === 0) onProgress(`${counted(count, 'file')} so far`)
    }
    if (count === before) missing++
  }
  onProgress(`${counted(count, 'file')}, ${counted(bytes, 'byte')}`)
  return { included: true, count, bytes, missing }
}
