import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'
import { confinedWays, type Database, dialect, type OnQuery, type OwnerConnection, type Tx } from './database.ts'

/** A server that swallows packets must not hold up a start, or a request, for ever. */
const connectionTimeoutMillis = 5000

export interface PostgresOptions {
  readonly url: string
  readonly poolSize: number
  /** A statement that runs longer is cancelled. */
  readonly statementTimeoutMs: number
  readonly log: Log
  readonly onQuery?: OnQuery | undefined
}

/** A PostgreSQL server, through a pool. Works behind a transaction-mode pooler: every setting is transaction-local. */
export function openPostgresDatabase(options: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis,
    application_name: 'narthex',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'idle database connection lost'))
  const logger = { logQuery: options.onQuery ?? (() => {}) }
  const limit = `set local statement_timeout = ${Math.trunc(options.statementTimeoutMs)}`

  async function inTransaction<T>(confinement: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      // One batch, one round trip.
      await client.query(`begin; ${limit}; ${confinement}`)
      const session = new NodePgSession(client, dialect, undefined, { logger })
      const result = await work(new NodePgDatabase(dialect, session, undefined) as unknown as Tx)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind: 'server',
    ...confinedWays(inTransaction),
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/** One connection as the owner of the tables, for migrations. */
export async function withOwner<T>(url: string, work: (owner: OwnerConnection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'narthex-migrate', connectionTimeoutMillis })
  await client.connect()
  try {
    return await work({
      async exec(sql) {
        await client.query(sql)
      },
      async query<Row>(sql: string, params: unknown[] = []) {
        return (await client.query(sql, params)).rows as Row[]
      },
    })
  } finally {
    await client.end()
  }
}
