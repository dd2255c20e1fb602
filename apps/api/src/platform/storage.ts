import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentBus } from './bus/bus.ts'
import { createLocalBus } from './bus/local-bus.ts'
import { createPostgresBus } from './bus/postgres-bus.ts'
import { lockDataFolder } from './database/data-folder-lock.ts'
import type { Database, OnQuery, OwnerConnection } from './database/database.ts'
import { migrate, readMigrations } from './database/migrate.ts'
import { openEmbeddedDatabase } from './database/pglite.ts'
import { openPostgresDatabase, type PostgresOptions, withOwner } from './database/postgres.ts'

/** A database that is up to date, and the bus on which its processes tell each other of changes. */
export interface Storage {
  readonly database: Database
  readonly bus: ContentBus
  /** The migrations that were run while opening. */
  readonly migrated: readonly string[]
  /** This database's own, for all its processes: signs what leaves the product and comes back. */
  readonly secret: string
  close(): Promise<void>
}

/** Opens a PostgreSQL server's database and brings it up to date. */
export async function openServerStorage(options: PostgresOptions): Promise<Storage> {
  const { url, log } = options
  const ready = await withOwner(url, bringUpToDate)
  const database = openPostgresDatabase(options)
  const bus = await createPostgresBus(url, log)
  return {
    ...ready,
    database,
    bus,
    async close() {
      await bus.close()
      await database.close()
    },
  }
}

export interface EmbeddedStorageOptions {
  /** A folder of this process alone, or `memory://`. */
  readonly folder: string
  readonly onQuery?: OnQuery | undefined
  /** A dump that a new database begins as. */
  readonly beginning?: Blob | undefined
  /** Fills a database that was not there before. If the process dies meanwhile, the next one begins anew. */
  readonly fill?: ((storage: Pick<Storage, 'database' | 'bus'>) => Promise<void>) | undefined
}

/** Opens the embedded database and brings it up to date. Throws DataFolderInUseError. */
export async function openEmbeddedStorage(options: EmbeddedStorageOptions): Promise<Storage> {
  const { folder, onQuery, beginning, fill } = options
  const isInMemory = folder.startsWith('memory://')
  const lock = isInMemory ? undefined : lockDataFolder(folder)
  try {
    const home = isInMemory ? folder : join(folder, 'postgres')
    if (!isInMemory && fill && !existsSync(home)) await prepare(home, fill, beginning)
    const database = await openEmbeddedDatabase(home, onQuery, beginning)
    const bus = createLocalBus()
    const ready = await bringUpToDate(database.owner)
    if (isInMemory) await fill?.({ database, bus })
    return {
      ...ready,
      database,
      bus,
      async close() {
        await database.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Makes the database under another name and renames it once it is whole, so that it is never found half filled. */
async function prepare(
  home: string,
  fill: NonNullable<EmbeddedStorageOptions['fill']>,
  beginning: Blob | undefined,
): Promise<void> {
  const unfinished = `${home}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const database = await openEmbeddedDatabase(unfinished, undefined, beginning)
  try {
    await bringUpToDate(database.owner)
    await fill({ database, bus: createLocalBus() })
  } finally {
    await database.close()
  }
  renameSync(unfinished, home)
}

/** Throws an embedded database away. Throws DataFolderInUseError while a process works on it. */
export function discardEmbeddedStorage(folder: string): void {
  const lock = lockDataFolder(folder)
  rmSync(join(folder, 'postgres'), { recursive: true, force: true })
  lock.release()
}

async function bringUpToDate(owner: OwnerConnection): Promise<Pick<Storage, 'migrated' | 'secret'>> {
  const migrated = await migrate(owner, await readMigrations())
  const [row] = await owner.query<{ valor: string }>('select valor from segredo')
  if (!row) throw new Error('The database has lost its secret')
  return { migrated, secret: row.valor }
}
