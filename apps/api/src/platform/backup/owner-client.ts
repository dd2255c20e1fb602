import pg from 'pg'
import type { OwnerConnection } from '../database/database.ts'
import { BackupError } from './backup-error.ts'

const connectionTimeoutMillis = 5000

/**
 * Lends one connection as the owner of the tables, on which COPY can stream. A connection that breaks rejects what runs
 * on it instead of ending the process; so does the signal, whatever statement runs.
 */
export async function withOwnerClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client, owner: OwnerConnection) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis, ...connection })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  const abort = () => void client.end()
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    return await work(client, ownerConnection(client))
  } catch (error) {
    signal?.throwIfAborted()
    if (lost) throw new BackupError(`The connection to the database was lost: ${lost.message}`)
    throw explained(error)
  } finally {
    signal?.removeEventListener('abort', abort)
    await client.end().catch(() => {})
  }
}

function ownerConnection(client: pg.Client): OwnerConnection {
  return {
    async exec(sql) {
      await client.query(sql)
    },
    async query<Row>(sql: string, params: unknown[] = []) {
      return (await client.query(sql, params)).rows as Row[]
    },
  }
}

/** Turns a refusal of PostgreSQL into a BackupError of one line; returns fatal and other errors as they are. */
function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.severity === 'FATAL') return error
  const where = error.table ? ` (table ${error.table})` : ''
  return new BackupError(`The database refuses: ${error.message}${where}, SQLSTATE ${error.code}`)
}
