import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import type { ChurchWork } from '../work/church-work.ts'

/** `planned`: its time has not come. `waiting`: it has, or an attempt failed. */
export type JobState = 'given up' | 'waiting' | 'running' | 'planned'

export interface JobFilter {
  /** Names of queues; all of them where none is named. */
  readonly queues?: readonly string[] | undefined
  readonly states: readonly JobState[]
  /** Those of these ids alone. */
  readonly ids?: readonly string[] | undefined
}

/** Jobs of one queue and state in a church. */
export interface JobGroup {
  readonly queue: string
  readonly state: JobState
  readonly jobs: number
  /** When the oldest of them was due first; ISO 8601. */
  readonly dueAt: string
  readonly maxAttempts: number
  /** The error of the last failed attempt among them. */
  readonly error: string | null
}

const toState = (now: Date) => sql`case
  when flag_morta then 'given up'
  when posse is not null and disponivel_em > ${now.toISOString()} then 'running'
  when disponivel_em > ${now.toISOString()} and tentativas = 0 and erro is null then 'planned'
  else 'waiting' end`

/** Narrows to the rows whose column is one of the names: to none where the list is empty, to nothing without a list. */
export const among = (column: SQL, names: readonly string[] | undefined) =>
  names ? (names.length > 0 ? sql`and ${column} in ${names}` : sql`and false`) : sql``

function matching({ church, now }: ChurchWork, { queues, states, ids }: JobFilter): SQL {
  const isNamed = sql`${among(sql`fila`, queues)} ${among(sql`id`, ids)}`
  return sql`igreja_id = ${church.igrejaId} ${isNamed} and (${toState(now)}) in ${states}`
}

export async function listJobGroups(work: ChurchWork, filter: JobFilter): Promise<JobGroup[]> {
  const lastError = sql`(array_agg(erro order by disponivel_em desc) filter (where erro is not null))[1]`
  return queryRows<JobGroup>(
    work.tx,
    sql`select fila as queue, state, count(*)::int as jobs, to_json(min(devida_em)) #>> '{}' as "dueAt",
          max(tentativas) as "maxAttempts", ${lastError} as error
        from (select *, ${toState(work.now)} as state from tarefa where ${matching(work, filter)}) found
        group by fila, state order by fila, state`,
  )
}

/**
 * Makes jobs due now, with all their attempts before them. One that was given up is left where another one with its key
 * is there by now. Gives their number. Each is looked at again once its row is held: one that another operator has
 * retried and a worker has taken since is not made due once more.
 */
export async function retryJobs(work: ChurchWork, filter: JobFilter): Promise<number> {
  const now = work.now.toISOString()
  const retried = await queryRows(
    work.tx,
    sql`with chosen as (
          select distinct on (fila, coalesce(chave, id::text)) id from tarefa t
          where ${matching(work, filter)} and not (flag_morta and exists (
            select from tarefa other where other.igreja_id = t.igreja_id and other.fila = t.fila and other.chave = t.chave
              and not other.flag_morta))
          order by fila, coalesce(chave, id::text), disponivel_em desc
        )
        update tarefa set flag_morta = false, tentativas = 0, erro = null, posse = null,
          disponivel_em = ${now}, devida_em = ${now}
        where id in (select id from chosen) and ${matching(work, filter)} returning id`,
  )
  return retried.length
}

/** Gives the number of jobs that were deleted. */
export async function dropJobs(work: ChurchWork, filter: JobFilter): Promise<number> {
  const dropped = await queryRows(work.tx, sql`delete from tarefa where ${matching(work, filter)} returning id`)
  return dropped.length
}

/** The data that jobs of a church carry, by their ids. */
export async function findJobData(
  { church, tx }: ChurchWork,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly data: unknown }[]> {
  if (ids.length === 0) return []
  return queryRows(tx, sql`select id, dados as data from tarefa where igreja_id = ${church.igrejaId} and id in ${ids}`)
}
