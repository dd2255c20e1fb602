import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { confinedWays, type Database, type OnQuery, type OwnerConnection, type Tx } from './database.ts'

export interface EmbeddedDatabase extends Database {
  readonly owner: OwnerConnection
}

/**
 * PostgreSQL inside the process, kept in a folder (`memory://` for none).
 * It survives a killed process but never syncs to disk, and a second process on the folder would lose rows silently:
 * hold a DataFolderLock first. A database that is not there yet begins as the dumped `beginning`, if there is one.
 */
export async function openEmbeddedDatabase(
  folder: string,
  onQuery: OnQuery = () => {},
  beginning?: Blob,
): Promise<EmbeddedDatabase> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const pglite = await PGlite.create(folder, isNew && beginning ? { loadDataDir: beginning } : {})
  const logger = { logQuery: onQuery }

  function inTransaction<T>(confinement: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return pglite.transaction(async (transaction: Transaction) => {
      await transaction.exec(confinement)
      return work(drizzle({ client: transaction as unknown as PGlite, logger, casing: 'snake_case' }) as unknown as Tx)
    })
  }

  return {
    kind: 'embedded',
    ...confinedWays(inTransaction),
    async ping() {
      await pglite.query('select 1')
    },
    close: () => pglite.close(),
    owner: {
      async exec(sql) {
        await pglite.exec(sql)
      },
      async query<Row>(sql: string, params: unknown[] = []) {
        return (await pglite.query<Row>(sql, params)).rows
      },
    },
  }
}
