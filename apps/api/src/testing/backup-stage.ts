import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedFiles } from '../modules/media/files/files-backup.service.ts'
import { storedVideos } from '../modules/play/watching/office/videos-backup.service.ts'
import { type BackupOptions, backUp } from '../platform/backup/backup.ts'
import { type RestoreOptions, restore } from '../platform/backup/restore.ts'
import type { OwnerConnection } from '../platform/database/database.ts'
import { readMigrations } from '../platform/database/migrate.ts'
import { withOwner } from '../platform/database/postgres.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { readCatalogue } from './catalogue.ts'
import { readWholeDatabase } from './whole-database.ts'

/** A folder for archives and for the files that they bring back. */
export interface BackupStage {
  readonly folder: string
  /** A new archive of a database and of a store's files; gives its name. */
  save(url: string, store?: FileStore, options?: Partial<BackupOptions>): Promise<string>
  /** Restores it into a database and, unless told otherwise, a folder of the stage. */
  bringBack(path: string, url: string, options?: Partial<RestoreOptions>): ReturnType<typeof restore>
  readonly restoredFiles: string
  listRestoredFiles(): string[]
  close(): Promise<void>
}

export async function openBackupStage(): Promise<BackupStage> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-backup-'))
  const restoredFiles = join(folder, 'files')
  const migrations = await readMigrations()
  let archives = 0
  const quiet = { onProgress() {} }
  return {
    folder,
    restoredFiles,
    async save(url, store, options) {
      const path = join(folder, `${++archives}.tar.gz`)
      await backUp({
        connection: { connectionString: url },
        path,
        now: new Date(0),
        productVersion: '1.2.3',
        ...quiet,
        files: store && { store, named: [storedFiles, storedVideos] },
        ...options,
      })
      return path
    },
    bringBack: (path, url, options) =>
      restore({
        connection: { connectionString: url },
        path,
        migrations,
        store: localFiles(restoredFiles),
        ...quiet,
        now: new Date(0),
        ...options,
      }),
    listRestoredFiles() {
      if (!existsSync(restoredFiles)) return []
      const found = readdirSync(restoredFiles, { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Everything that a database is made of: schema with policies and grants, rows, sequences, and what roles may be. */
export function readEverything(url: string) {
  return withOwner(url, async (owner) => ({
    catalogue: await readCatalogue(owner),
    rows: Object.fromEntries(await readWholeDatabase(owner)),
    sequences: await owner.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ),
    roles: await owner.query(
      `select rolname, rolsuper, rolcanlogin, rolbypassrls from pg_roles where rolname like 'narthex\\_%' and not rolcanlogin order by 1`,
    ),
  }))
}

/** How much a database holds: nothing, after a restore that failed. */
export const countTables = (url: string): Promise<number> =>
  withOwner(url, async (owner: OwnerConnection) => {
    const tables = await owner.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    return tables.length
  })
