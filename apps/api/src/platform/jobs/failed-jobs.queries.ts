import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import { defineKeyset, type Part, type Placed } from '../database/keyset.ts'
import { among } from './job-office.queries.ts'

/* Read as the worker, of all churches: what a job carries is not among its columns. */

/** Those that were given up first, then the last to be tried again. */
export const failedJobOrder = defineKeyset('failed jobs', [
  { column: sql`(not flag_morta)::integer`, kind: 'number', direction: 'asc' },
  { column: sql`disponivel_em`, kind: 'moment', direction: 'desc' },
  { column: sql`id`, kind: 'uuid', direction: 'asc' },
])

export interface FailedJobRow extends Placed {
  readonly igrejaId: number
  readonly id: string
  readonly queue: string
  readonly isGivenUp: boolean
  readonly attempts: number
  readonly error: string | null
  /** When it was due first; ISO 8601. */
  readonly dueAt: string
  /** When it is tried next, unless it was given up; ISO 8601. */
  readonly nextAt: string
}

export interface FailedJobFilter {
  /** Names of queues; all of them where none is named. */
  readonly queues?: readonly string[] | undefined
  /** Without those that will be tried again. */
  readonly isGivenUp?: true
}

const isFailing = sql`erro is not null and posse is null and not flag_morta`

export async function listFailedJobRows(
  tx: Tx,
  { queues, isGivenUp }: FailedJobFilter,
  { isBehind, limit }: Part,
): Promise<FailedJobRow[]> {
  return queryRows<FailedJobRow>(
    tx,
    sql`select igreja_id as "igrejaId", id, fila as queue, flag_morta as "isGivenUp", tentativas as attempts, erro as error,
          to_json(devida_em) #>> '{}' as "dueAt", to_json(disponivel_em) #>> '{}' as "nextAt", ${failedJobOrder.place} as place
        from tarefa
        where ${isGivenUp ? sql`flag_morta` : sql`(flag_morta or (${isFailing}))`} ${among(sql`fila`, queues)}
          ${isBehind ? sql`and ${isBehind}` : sql``}
        order by ${sql.join(failedJobOrder.orderBy, sql`, `)} limit ${limit}`,
  )
}

/** Number of jobs that failed and will be tried again, by queue. */
export async function countFailingJobs(tx: Tx): Promise<Map<string, number>> {
  const rows = await queryRows<{ queue: string; jobs: number }>(
    tx,
    sql`select fila as queue, count(*)::integer as jobs from tarefa where ${isFailing} group by fila`,
  )
  return new Map(rows.map(({ queue, jobs }) => [queue, jobs]))
}

/** Churches that have given-up jobs of a queue, by their ids. */
export async function listChurchesOfGivenUp(tx: Tx, queue: string): Promise<number[]> {
  const rows = await queryRows<{ igrejaId: number }>(
    tx,
    sql`select distinct igreja_id as "igrejaId" from tarefa where flag_morta and fila = ${queue} order by igreja_id`,
  )
  return rows.map(({ igrejaId }) => igrejaId)
}
