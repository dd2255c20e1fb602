import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { ChurchWork } from '../work/church-work.ts'

export interface NewJob {
  readonly key: string | null
  readonly data: unknown
  readonly startAfter: Date
}

/** Six parameters each: a statement takes 65,535. */
const jobsPerStatement = 10_000

export async function insertJobs(
  { church, tx }: ChurchWork,
  { queue, now }: { readonly queue: string; readonly now: Date },
  jobs: readonly NewJob[],
): Promise<void> {
  for (let start = 0; start < jobs.length; start += jobsPerStatement) {
    const rows = jobs.slice(start, start + jobsPerStatement).map(
      ({ key, data, startAfter }) =>
        sql`(${church.igrejaId}::int, ${queue}::text, ${key}::text, ${JSON.stringify(data)}::jsonb,
          ${startAfter.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`,
    )
    await tx.execute(sql`
      insert into tarefa (igreja_id, fila, chave, dados, disponivel_em, data_cadastro)
      values ${sql.join(rows, sql`, `)} on conflict do nothing`)
  }
}

export async function deleteDueJobs({ church, tx, now }: ChurchWork, queues: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from tarefa
    where igreja_id = ${church.igrejaId} and fila in ${queues} and disponivel_em <= ${now.toISOString()}`)
}

/** A job that a worker holds until its lease ends. */
export interface TakenJob {
  readonly igrejaId: number
  readonly id: string
  readonly queue: string
  /** This one counted. */
  readonly attempt: number
  /** Proves that it is still this worker's. */
  readonly lease: string
}

export interface Taking {
  readonly queues: readonly string[]
  readonly most: number
  readonly now: Date
  readonly leaseEnds: Date
}

/** Takes what is due, of all churches, the longest due first. No two workers get the same, and none waits for another. */
export async function takeJobs(tx: Tx, { queues, most, now, leaseEnds }: Taking): Promise<TakenJob[]> {
  return queryRows<TakenJob>(
    tx,
    sql`with due as materialized (
          select igreja_id, id from tarefa
          where not flag_morta and disponivel_em <= ${now.toISOString()} and fila in ${queues}
          order by disponivel_em limit ${most} for update skip locked)
        update tarefa t set tentativas = t.tentativas + 1, disponivel_em = ${leaseEnds.toISOString()}, posse = gen_random_uuid()
        from due where t.igreja_id = due.igreja_id and t.id = due.id
        returning t.igreja_id as "igrejaId", t.id, t.fila as queue, t.tentativas as attempt, t.posse as lease`,
  )
}

/** What is read of a job once it is taken. */
export interface JobContent {
  readonly data: unknown
  readonly createdAt: string
}

export async function findContent({ church, tx }: ChurchWork, job: TakenJob): Promise<JobContent | undefined> {
  const [found] = await queryRows<JobContent>(
    tx,
    sql`select dados as data, to_json(data_cadastro) #>> '{}' as "createdAt" from tarefa where ${held(church, job)}`,
  )
  return found
}

export async function removeJob({ church, tx }: ChurchWork, job: TakenJob): Promise<void> {
  await tx.execute(sql`delete from tarefa where ${held(church, job)}`)
}

export async function extendLease({ church, tx }: ChurchWork, job: TakenJob, leaseEnds: Date): Promise<void> {
  await tx.execute(sql`
    update tarefa set disponivel_em = ${leaseEnds.toISOString()} where ${held(church, job)}`)
}

/** Gives a job back, to be done again later. */
export async function postponeJob({ church, tx }: ChurchWork, job: TakenJob, until: Date, error: string) {
  await tx.execute(sql`
    update tarefa set disponivel_em = ${until.toISOString()}, posse = null, erro = ${error} where ${held(church, job)}`)
}

/** Gives a job up, and forgets this church's that were given up before `forgetBefore`. */
export async function buryJob({ church, tx }: ChurchWork, job: TakenJob, forgetBefore: Date, error: string) {
  await tx.execute(sql`
    delete from tarefa
    where igreja_id = ${church.igrejaId} and flag_morta and disponivel_em < ${forgetBefore.toISOString()}`)
  await tx.execute(sql`update tarefa set flag_morta = true, posse = null, erro = ${error} where ${held(church, job)}`)
}

const held = (scope: ChurchScope, { id, lease }: TakenJob) =>
  sql`igreja_id = ${scope.igrejaId} and id = ${id} and posse = ${lease}`
