import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { ChurchWork } from '../work/church-work.ts'

export interface NewJob {
  readonly key: string | null
  readonly data: unknown
  readonly startAfter: Date
}

/** Seven parameters each: a statement takes 65,535. */
const jobsPerStatement = 9000

export async function insertJobs(
  { church, tx }: ChurchWork,
  { queue, now }: { readonly queue: string; readonly now: Date },
  jobs: readonly NewJob[],
): Promise<void> {
  for (let start = 0; start < jobs.length; start += jobsPerStatement) {
    const rows = jobs.slice(start, start + jobsPerStatement).map(
      ({ key, data, startAfter }) =>
        sql`(${church.igrejaId}::int, ${queue}::text, ${key}::text, ${JSON.stringify(data)}::jsonb,
          ${startAfter.toISOString()}::timestamptz, ${startAfter.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`,
    )
    await tx.execute(sql`
      insert into tarefa (igreja_id, fila, chave, dados, disponivel_em, devida_em, data_cadastro)
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
  /** Number of attempts, this one included. */
  readonly attempt: number
  /** Proves that it is still this worker's. */
  readonly lease: string
}

/** A church and a queue in which something of it is due. */
export interface DueQueue {
  readonly igrejaId: number
  readonly queue: string
}

/** Jobs of archived churches wait. The worker sees no other churches (row level security). */
export const isOfOpenChurch = sql`igreja_id not in (select id from igreja where not flag_ativo)`

export async function findDueQueues(tx: Tx, now: Date): Promise<DueQueue[]> {
  return queryRows<DueQueue>(
    tx,
    sql`select distinct igreja_id as "igrejaId", fila as queue from tarefa
        where not flag_morta and disponivel_em <= ${now.toISOString()} and ${isOfOpenChurch}`,
  )
}

export interface Taking {
  /** Queues of one lane with due jobs, by church. */
  readonly due: readonly DueQueue[]
  readonly freeSlots: number
  /** Jobs that this process runs in that lane, by church; those of one may be `slotsPerChurch`. */
  readonly running: ReadonlyMap<number, number>
  readonly slotsPerChurch: number
  readonly now: Date
  readonly leaseEnds: Date
}

/** Candidates looked at for each job that is taken: others may be taking the same. */
const candidatesPerJob = 8

/**
 * Takes what is due, of all churches: first of the church with the fewest running jobs, then the longest due. No two
 * workers get the same, and none waits for another. Reads a few jobs of each church and queue, however many wait.
 */
export async function takeJobs(tx: Tx, taking: Taking): Promise<TakenJob[]> {
  const { due, freeSlots, running, slotsPerChurch, now, leaseEnds } = taking
  const isDue = sql`not t.flag_morta and t.disponivel_em <= ${now.toISOString()}`
  const places = due.map(({ igrejaId, queue }) => ({ church: igrejaId, queue, jobs: running.get(igrejaId) ?? 0 }))
  const candidates = freeSlots * candidatesPerJob
  return queryRows<TakenJob>(
    tx,
    sql`with head as (
          select t.igreja_id, t.id, t.disponivel_em, place.jobs
          from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(church int, queue text, jobs int)
            cross join lateral (
              select t.igreja_id, t.id, t.disponivel_em from tarefa t
              where t.igreja_id = place.church and t.fila = place.queue and ${isDue}
              order by t.disponivel_em limit ${candidates}
            ) t
        ), ranked as (
          select igreja_id, id, disponivel_em,
            jobs + row_number() over (partition by igreja_id order by disponivel_em) as turn
          from head
        ), candidate as materialized (
          select igreja_id, id, turn from ranked order by turn, disponivel_em limit ${candidates}
        ), taken as materialized (
          select t.igreja_id, t.id from tarefa t join candidate c using (igreja_id, id)
          where ${isDue} and c.turn <= ${slotsPerChurch}
          order by c.turn, t.disponivel_em limit ${freeSlots} for update of t skip locked
        )
        update tarefa t set tentativas = t.tentativas + 1, disponivel_em = ${leaseEnds.toISOString()}, posse = gen_random_uuid()
        from taken where t.igreja_id = taken.igreja_id and t.id = taken.id
        returning t.igreja_id as "igrejaId", t.id, t.fila as queue, t.tentativas as attempt, t.posse as lease`,
  )
}

/** The content of a job, read once it is taken. */
export interface JobContent {
  readonly data: unknown
  readonly createdAt: string
  /** When its first attempt was due. */
  readonly dueAt: string
}

export async function findContent({ church, tx }: ChurchWork, job: TakenJob): Promise<JobContent | undefined> {
  const [found] = await queryRows<JobContent>(
    tx,
    sql`select dados as data, to_json(data_cadastro) #>> '{}' as "createdAt", to_json(devida_em) #>> '{}' as "dueAt"
        from tarefa where ${held(church, job)}`,
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

export interface Postponement {
  readonly until: Date
  readonly error: string
  /** False where nothing was tried. */
  readonly isCounted: boolean
}

/** Gives a job back, to be done again later. */
export async function postponeJob(
  { church, tx }: ChurchWork,
  job: TakenJob,
  { until, error, isCounted }: Postponement,
): Promise<void> {
  await tx.execute(sql`
    update tarefa set disponivel_em = ${until.toISOString()}, posse = null, erro = ${error},
      tentativas = tentativas - ${isCounted ? 0 : 1}
    where ${held(church, job)}`)
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
