import type { ContentBus } from './bus/bus.ts'
import { createPostgresBus } from './bus/postgres-bus.ts'
import type { Database, OwnerConnection } from './database/database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { migrate, readMigrations } from './database/migrate.ts'
import { openPostgresDatabase, type PostgresOptions, withOwner } from './database/postgres.ts'
import { refreshStatisticsAsOwner } from './database/statistics.ts'

/** A database that is up to date, and the bus on which its processes tell each other of changes. */
export interface Storage {
  readonly database: Database
  readonly bus: ContentBus
  /** The migrations that were run while opening. */
  readonly migrated: readonly string[]
  /** Secret of this database, for all its processes: signs what leaves the product and comes back. */
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

export interface EmbeddedStorageOptions extends Omit<PostgresOptions, 'url'> {
  readonly folder: string
  /** False for disposable data, such as that of tests: no fsync. */
  readonly isDurable?: boolean | undefined
  /** Fills the database at an address, which was not there before. If it is cut short, the next process begins again. */
  readonly fill?: ((databaseUrl: string) => Promise<void>) | undefined
}

const databaseName = 'narthex'
const unfinishedName = 'narthex_unfinished'
const preparationLock = 7203062

/** Opens the database of the embedded server of a data folder and brings it up to date. Throws EmbeddedDatabaseError. */
export async function openEmbeddedStorage({ folder, fill, ...options }: EmbeddedStorageOptions): Promise<Storage> {
  const server = await openEmbeddedPostgres(folder, options)
  try {
    await ensureDatabase(server, fill)
    const storage = await openServerStorage({ ...options, url: server.url(databaseName) })
    return {
      ...storage,
      async close() {
        await storage.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/**
 * Lends the address of the embedded database to work that its owner does, such as a backup; migrations are not run. A
 * database that was not there is kept only if that work succeeds. Throws EmbeddedDatabaseError.
 */
export async function withEmbeddedDatabase<T>(
  { folder, log }: Pick<EmbeddedStorageOptions, 'folder' | 'log'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = await openEmbeddedPostgres(folder, { log })
  try {
    let made: { readonly result: T } | undefined
    await ensureDatabase(server, async (url) => {
      made = { result: await work(url) }
    })
    return made ? made.result : await work(server.url(databaseName))
  } finally {
    await server.close()
  }
}

/** Makes the database under another name and renames it once it is whole, so that it is never found half filled. */
async function ensureDatabase(server: EmbeddedPostgres, fill: EmbeddedStorageOptions['fill']): Promise<void> {
  await withOwner(server.url('postgres'), async (owner) => {
    // One process makes it; others that begin at the same time wait, and find it.
    await owner.query('select pg_advisory_lock($1)', [preparationLock])
    const found = await owner.query('select from pg_database where datname = $1', [databaseName])
    if (found.length > 0) return
    await owner.exec(`drop database if exists ${unfinishedName} with (force)`)
    await owner.exec(`create database ${unfinishedName}`)
    await fill?.(server.url(unfinishedName))
    await owner.exec(`alter database ${unfinishedName} rename to ${databaseName}`)
  })
}

async function bringUpToDate(owner: OwnerConnection): Promise<Pick<Storage, 'migrated' | 'secret'>> {
  const migrated = await migrate(owner, await readMigrations())
  if (migrated.length > 0) await refreshStatisticsAsOwner(owner)
  const [row] = await owner.query<{ valor: string }>('select valor from segredo')
  if (!row) throw new Error('The database has lost its secret')
  return { migrated, secret: row.valor }
}
