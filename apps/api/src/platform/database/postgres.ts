import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { connectionShares } from './connection-shares.ts'
import { confinedWays, type Database, dialect, type OnQuery, type OwnerConnection, type Tx } from './database.ts'
import { connectionTimeoutMillis, isUnanswered, openPool, type PoolOptions, queryWithin } from './pool.ts'
import { createProbe } from './probe.ts'
import { statementLimitMs } from './statement-limit.ts'
import { DatabaseUnavailableError, isUnavailableAnswer } from './unavailable.ts'

/** Beginning and ending a transaction takes no lock: a server that has not done so by then has fallen silent. */
const controlLimitMs = 3000
/** How much later than PostgreSQL we give a statement up ourselves. */
const graceMs = 1000

export interface PostgresOptions extends PoolOptions {
  /** A statement that runs longer is cancelled. */
  readonly statementTimeoutMs: number
  readonly onQuery?: OnQuery | undefined
  /** How many connections one church may hold; half of them by default. */
  readonly mostOfOneOwner?: number | undefined
}

/**
 * A PostgreSQL server, through a pool. Works behind a transaction-mode pooler: every setting is transaction-local.
 * Whatever keeps the server from answering is thrown as DatabaseUnavailableError.
 */
export function openPostgresDatabase(options: PostgresOptions): Database {
  const pool = openPool(options)
  const probe = createProbe(options.url)
  const inTurn = connectionShares(options)
  const logger = { logQuery: options.onQuery ?? (() => {}) }

  function inTransaction<T>(
    confinement: string,
    work: (tx: Tx) => Promise<T>,
    owner: string,
    ownLimitMs?: number,
  ): Promise<T> {
    return inTurn(owner, async () => {
      const client = await pool.connect()
      const limitMs = ownLimitMs ?? statementLimitMs(options.statementTimeoutMs)
      const control = (sql: string) => queryWithin(client, controlLimitMs, sql)
      const limited = {
        query: (query: pg.QueryConfig, values: unknown[]) => queryWithin(client, limitMs + graceMs, query, values),
      }
      let broken: Error | undefined
      try {
        // One batch, one round trip.
        await control(`begin; set local statement_timeout = ${limitMs}; ${confinement}`)
        const session = new NodePgSession(limited as never, dialect, undefined, { logger })
        const result = await work(new NodePgDatabase(dialect, session, undefined) as unknown as Tx)
        await control('commit')
        return result
      } catch (error) {
        if (pool.isLost(client) || isUnanswered(error)) broken = error as Error
        else
          await control('rollback').catch((failure: Error) => {
            broken = failure
          })
        throw broken || isUnavailableAnswer(error) ? new DatabaseUnavailableError(error) : error
      } finally {
        client.release(broken)
      }
    })
  }

  return {
    ...confinedWays(inTransaction),
    usage: inTurn.usage,
    ping: probe.ping,
    async close() {
      await Promise.all([pool.end(), probe.end()])
    },
  }
}

/** Opens one connection as the owner of the tables, for migrations: its statements may take as long as they need. */
export async function withOwner<T>(url: string, work: (owner: OwnerConnection) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'narthex-migrate',
    connectionTimeoutMillis,
    keepAlive: true,
  })
  // The statement under way rejects; without a listener the same loss would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(toOwnerConnection(client))
  } finally {
    await client.end()
  }
}

export const toOwnerConnection = (client: pg.ClientBase): OwnerConnection => ({
  async exec(sql) {
    await client.query(sql)
  },
  async query<Row>(sql: string, params: unknown[] = []) {
    return (await client.query(sql, params)).rows as Row[]
  },
})
