import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/database.ts'
import { isOfOpenChurch } from './jobs.queries.ts'

/** Jobs of a queue at one moment. What is planned for later is none of them. */
export interface QueueStats {
  readonly queue: string
  /** Due, and not begun. Those of archived churches are none of them. */
  readonly waiting: number
  /** How long the oldest of those has been due; 0 where none waits. */
  readonly oldestSeconds: number
  readonly running: number
  readonly givenUp: number
}

/** The queues in which something waits, runs or was given up. Looks at those jobs alone, however many are planned. */
export async function readJobStats({ asWorker }: Pick<Database, 'asWorker'>, now: Date): Promise<QueueStats[]> {
  const at = now.toISOString()
  return asWorker((tx) =>
    queryRows<QueueStats>(
      tx,
      sql`select queue, sum(waiting)::int as waiting, sum(running)::int as running, sum(given_up)::int as "givenUp",
            greatest(0, coalesce(extract(epoch from ${at}::timestamptz - min(oldest)), 0))::float8 as "oldestSeconds"
          from (
            select fila as queue, count(*) as waiting, 0 as running, 0 as given_up, min(disponivel_em) as oldest
            from tarefa where not flag_morta and disponivel_em <= ${at} and ${isOfOpenChurch} group by fila
            union all
            select fila, 0, count(*), 0, null from tarefa
            where posse is not null and not flag_morta and disponivel_em > ${at} group by fila
            union all
            select fila, 0, 0, count(*), null from tarefa where flag_morta group by fila
          ) found group by queue order by queue`,
    ),
  )
}
