import { sql } from 'drizzle-orm'
import { queryRow, type Tx } from '../../../platform/database/database.ts'

export interface DatabaseFacts {
  readonly version: string
  readonly bytes: number
  readonly migrations: number
  readonly lastMigration: string
}

/** The database itself, read as the worker. */
export const findDatabaseFacts = (tx: Tx): Promise<DatabaseFacts> =>
  queryRow<DatabaseFacts>(
    tx,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
          (select count(*)::integer from migracao) as migrations,
          (select coalesce(max(nome) filter (where nome not like 'base/%'), '') from migracao) as "lastMigration"`,
  )
