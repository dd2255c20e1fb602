import { sql } from 'drizzle-orm'
import { type Database, queryRow } from '../database/database.ts'

/** How long the job of all churches waits that is due longest; 0 where none is due. */
export async function readOldestJobSeconds(database: Pick<Database, 'asWorker'>): Promise<number> {
  const { seconds } = await database.asWorker((tx) =>
    queryRow<{ seconds: number | null }>(
      tx,
      sql`select greatest(extract(epoch from now() - min(disponivel_em)), 0)::float8 as seconds
          from tarefa where not flag_morta`,
    ),
  )
  return seconds ?? 0
}
