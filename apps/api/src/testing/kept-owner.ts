import pg from 'pg'
import type { OwnerConnection } from '../platform/database/database.ts'
import { toOwnerConnection } from '../platform/database/postgres.ts'

export interface KeptOwner {
  /** Works as the owner of the tables, past every wall. */
  asOwner<T>(work: (owner: OwnerConnection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The owner of a database, whose connections stay open between works: to open one takes longer than most of what it is for.
 * A work leaves nothing behind on them: no transaction, lock or setting.
 */
export function keepOwner(url: string): KeptOwner {
  const pool = new pg.Pool({ connectionString: url, application_name: 'narthex-migrate', idleTimeoutMillis: 0 })
  // Tests end connections, and whole servers.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function asOwner<T>(work: (owner: OwnerConnection) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      return await work(toOwnerConnection(client))
    } finally {
      const isClean = await client.query('rollback').then(
        () => client.query('discard all').then(() => true),
        () => false,
      )
      client.release(!isClean)
    }
  }
  return { asOwner, close: () => pool.end() }
}
