import { stat } from 'node:fs/promises'
import type pg from 'pg'
import type { OwnerConnection } from '../database/database.ts'
import { applyMigrations, type Migration } from '../database/migrate.ts'
import { refreshStatisticsAsOwner } from '../database/statistics.ts'
import type { FileStore } from '../files/file-store.ts'
import { holdJobs } from '../hold/hold-marks.ts'
import { BackupError } from './backup-error.ts'
import { listTables, plainFormats } from './backup-tables.ts'
import { copyOut } from './copy-rows.ts'
import { counted } from './counted.ts'
import { describePlace, recordBackup } from './last-backup.ts'
import type { Manifest } from './manifest.ts'
import { withOwnerClient } from './owner-client.ts'
import { restoreEntries } from './restore-entries.ts'
import { type FileRestorer, openFileRestorer } from './restore-files.ts'
import { closeTables, openTables, requireSameTables, setSequences } from './restore-tables.ts'
import { migrationsOfArchive, requireFreeDatabase } from './restore-target.ts'
import { verifyArchive } from './verify-archive.ts'

export interface RestoreOptions {
  /** How the owner of the tables will connect. */
  readonly connection: pg.ClientConfig
  readonly path: string
  /** Where the archive's files go; undefined leaves them out. */
  readonly store: FileStore | undefined
  readonly now: Date
  /** The product's own: an older archive is brought up to them. */
  readonly migrations: readonly Migration[]
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

export interface Restored {
  readonly manifest: Manifest
  /** Migrations that are newer than the archive. */
  readonly migrated: readonly string[]
}

/**
 * Fills an empty database from an archive, after the whole archive was checked, and holds its jobs. All of it is one
 * transaction: where anything fails, the database is as empty as before, and files that were put into the store are removed.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { path, store, migrations, onProgress } = options
  const manifest = await verifyArchive(path)
  const level = migrationsOfArchive(manifest, migrations)
  onProgress(`the archive is whole: ${counted(manifest.entries.count, 'entry', 'entries')}, made ${manifest.createdAt}`)
  const files = store && (await openFileRestorer(store))
  try {
    const connection = { ...options.connection, application_name: 'narthex-restore' }
    const work = async (client: pg.Client, owner: OwnerConnection) => {
      await requireFreeDatabase(owner, level)
      return inTransaction(owner, () => fill(options, { manifest, level, client, owner, files }))
    }
    const migrated = await withOwnerClient(connection, work, options.signal)
    return { manifest, migrated }
  } catch (error) {
    await files?.undo()
    throw error
  } finally {
    await files?.close()
  }
}

interface Filling {
  readonly manifest: Manifest
  readonly level: readonly Migration[]
  readonly client: pg.Client
  readonly owner: OwnerConnection
  readonly files: FileRestorer | undefined
}

async function fill(options: RestoreOptions, filling: Filling): Promise<string[]> {
  const { manifest, level, client, owner } = filling
  const { migrations, onProgress } = options
  await applyMigrations(owner, level)
  await requireSameTables(owner, manifest.tables)
  const opened = await openTables(owner)
  await restoreEntries(options, filling)
  onProgress('checking every row and foreign key')
  await requireSameRows(client, owner, manifest)
  await closeTables(owner, opened)
  await setSequences(owner, manifest.sequences)
  const migrated = await applyMigrations(owner, migrations)
  const { size } = await stat(options.path)
  await recordBackup(owner, { at: new Date(manifest.createdAt), bytes: size, place: describePlace(options.path) })
  await holdJobs(owner, { now: options.now, copiedAt: new Date(manifest.createdAt) })
  await refreshStatisticsAsOwner(owner)
  return migrated
}

/** Throws unless every restored table is byte by byte that of the archive. */
async function requireSameRows(client: pg.Client, owner: OwnerConnection, manifest: Manifest): Promise<void> {
  const archived = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const table of await listTables(owner)) {
    const wanted = archived.get(table.name)
    // The hash is of its columns in the archive's order, which is another one where former migrations made the table.
    const found = await copyOut(client, { ...table, columns: wanted?.columns ?? table.columns })
    if (found.rows !== wanted?.rows || found.sha256 !== wanted.sha256)
      throw new BackupError(
        `The restored table ${table.name} is not that of the archive (${found.rows} of ${wanted?.rows} rows).`,
      )
  }
}

async function inTransaction<T>(owner: OwnerConnection, work: () => Promise<T>): Promise<T> {
  await owner.exec(`begin; ${plainFormats}`)
  try {
    const result = await work()
    await owner.exec('commit')
    return result
  } catch (error) {
    await owner.exec('rollback').catch(() => {})
    throw error
  }
}
