import pg from 'pg'
import type { Log } from '../log.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** A server that swallows packets must not hold up a start, or a request, for ever. */
export const connectionTimeoutMillis = 3000

export interface PoolOptions {
  readonly url: string
  readonly poolSize: number
  readonly log: Log
}

export interface Pool {
  /** A connection that works, as far as is known. Throws DatabaseUnavailableError. */
  connect(): Promise<pg.PoolClient>
  /** Whether a connection broke after it was lent: whatever ran on it failed for that reason. */
  isLost(client: pg.PoolClient): boolean
  end(): Promise<void>
}

/**
 * Connections that are replaced when they are lost. A lost connection rejects the statement that runs on it and also
 * raises `error` on the client, which ends the process without a listener: the pool listens to idle clients alone.
 */
export function openPool({ url, poolSize, log }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis,
    keepAlive: true,
    application_name: 'narthex',
  })
  const lost = new WeakSet<pg.ClientBase>()
  // `end` resolves before the last sockets are closed: an embedded server that stops right then still reaches them.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ error: error.message }, 'idle database connection lost')
  })
  pool.on('connect', (client) => client.on('error', () => lost.add(client)))
  return {
    connect: () =>
      pool.connect().catch((error) => {
        throw new DatabaseUnavailableError(error)
      }),
    isLost: (client) => lost.has(client),
    end: () => pool.end(),
  }
}

/** A statement whose answer is not waited for longer: PostgreSQL's own limits need a PostgreSQL that answers. */
export function queryWithin<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  limitMs: number,
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  const config = typeof query === 'string' ? { text: query } : query
  const limited = { ...config, query_timeout: limitMs }
  return values ? client.query<Row>(limited, values) : client.query<Row>(limited)
}

/** Whether a statement was given up by `queryWithin`; its connection is then of no use. */
export const isUnanswered = (error: unknown) =>
  error instanceof Error &&
  [error, error.cause].some((at) => at instanceof Error && at.message === 'Query read timeout')
