import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite'
import { confinedWays, type Database, dialect, type OnQuery, type OwnerConnection, type Tx } from './database.ts'

export interface EmbeddedDatabase extends Database {
  readonly owner: OwnerConnection
  /** All of it, as another may begin. */
  dump(): Promise<Blob>
}

/** Lists of numeric, timestamp, timestamptz, interval and date; PGlite has no names for them. */
const listTypes = [1231, 1115, 1185, 1187, 1182]
const momentTypes: readonly number[] = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE]

/** What drizzle reads by itself, left as text. It would say so with each query, and PGlite copy all its readers each time. */
const parsers = Object.fromEntries(
  [...momentTypes, types.INTERVAL, ...listTypes].map((type) => [type, (text: string) => text]),
)

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
  const pglite = await PGlite.create(folder, {
    parsers,
    extensions: { btree_gin, pg_trgm, unaccent },
    ...(isNew && beginning ? { loadDataDir: beginning } : {}),
  })
  const logger = { logQuery: onQuery }

  function inTransaction<T>(confinement: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return pglite.transaction(async (transaction: Transaction) => {
      await transaction.exec(confinement)
      const session = new PgliteSession(plainly(transaction), dialect, undefined, { logger })
      return work(new PgliteDatabase(dialect, session, undefined) as unknown as Tx)
    })
  }

  return {
    kind: 'embedded',
    ...confinedWays(inTransaction),
    async ping() {
      await pglite.query('select 1')
    },
    close: () => pglite.close(),
    async dump() {
      // What reads it need not replay how it came to be.
      await pglite.exec('checkpoint')
      return pglite.dumpDataDir('none')
    },
    owner: {
      async exec(sql) {
        await pglite.exec(sql)
      },
      async query<Row>(sql: string, params: unknown[] = []) {
        const { rows, fields } = await pglite.query<Record<string, unknown>>(sql, params)
        const moments = fields.filter(({ dataTypeID }) => momentTypes.includes(dataTypeID))
        for (const row of rows)
          for (const { name } of moments) if (row[name] !== null) row[name] = new Date(row[name] as string)
        return rows as Row[]
      },
    },
  }
}

/** The transaction as drizzle calls it, without the readers that it would have for each query. */
function plainly(transaction: Transaction): PGlite {
  const query: Transaction['query'] = (sql, params, { rowMode } = {}) =>
    transaction.query(sql, params, rowMode ? { rowMode } : {})
  return { query } as unknown as PGlite
}
