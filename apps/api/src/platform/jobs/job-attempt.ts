import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { HeldError } from '../hold/hold.ts'
import type { Log } from '../log.ts'
import type { LogLimit } from '../log-limit.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { TargetRestsError } from '../targets.ts'
import { findTenantByKey } from '../tenancy/directory.queries.ts'
import type { ChurchCall, Transactions } from '../work/transactions.ts'
import { HopelessJobError, JobNotReadyError, pauseAfterMs } from './job-queue.ts'
import { buryJob, extendLease, findContent, postponeJob, removeJob, type TakenJob } from './jobs.queries.ts'
import { findLane, keepMs } from './lanes.ts'
import type { Worker } from './worker.ts'

/** A worker that dies is replaced after so long; one that lives renews its lease in time. */
export const leaseMs = 60_000
const renewMs = leaseMs / 3
/** How long what was given up is kept for a person to look at. */
const keepDeadMs = 14 * 86_400_000

export interface AttemptNeeds {
  readonly database: Pick<Database, 'asWorker' | 'inDirectory'>
  readonly transactions: Pick<Transactions, 'at'>
  readonly clock: Clock
  readonly log: Log
  readonly limitLog: LogLimit
}

/** The result of an attempt; `rested`: its target rests or jobs are held, so nothing was tried. */
export type JobOutcome = 'done' | 'failed' | 'rested' | 'given_up'

/** Does a job that was taken, and writes down what became of it. */
export async function attemptJob(needs: AttemptNeeds, worker: Worker, job: TakenJob): Promise<JobOutcome> {
  const { transactions, clock } = needs
  const call = transactions.at(await findChurch(needs, job))
  const renewal = setInterval(() => {
    const leaseEnds = new Date(clock().getTime() + leaseMs)
    call.inChurch((work) => extendLease(work, job, leaseEnds)).catch(() => {})
  }, renewMs)
  const attempt: Attempt = { call, job, worker, dueAt: undefined }
  try {
    await handle(attempt)
    await call.inChurch((work) => removeJob(work, job))
    return 'done'
  } catch (error) {
    return await settleFailure(needs, attempt, error)
  } finally {
    clearInterval(renewal)
  }
}

interface Attempt {
  readonly call: ChurchCall
  readonly job: TakenJob
  readonly worker: Worker
  /** Known once the job was read. */
  dueAt: Date | undefined
}

async function handle(attempt: Attempt): Promise<void> {
  const { call, job, worker } = attempt
  // Those that end the process each time they are done would otherwise be done for ever.
  if (job.attempt > findLane(worker.lane).maxAttempts) throw new HopelessJobError('No attempt came to an end')
  const content = await call.inChurch((work) => findContent(work, job))
  if (!content) return
  attempt.dueAt = new Date(content.dueAt)
  const { data, createdAt } = content
  const read = { id: job.id, attempt: job.attempt, data, createdAt: new Date(createdAt) }
  await withDeadline(worker.deadlineMs, (signal) => worker.handle(call, { ...read, signal }))
}

class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Fails when the time is over, whether or not the work heeds its signal. */
async function withDeadline(ms: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const timer = setTimeout(() => {
    const error = new DeadlineError('It took too long')
    reject(error)
    controller.abort(error)
  }, ms)
  const work = run(controller.signal)
  // It may fail after the deadline, when nothing waits for it any more.
  work.catch(() => {})
  try {
    await Promise.race([work, expired])
  } finally {
    clearTimeout(timer)
  }
}

async function settleFailure(needs: AttemptNeeds, attempt: Attempt, error: unknown): Promise<JobOutcome> {
  const { clock, log } = needs
  const { call, job, worker, dueAt } = attempt
  const inFuture = (ms: number) => new Date(clock().getTime() + ms)
  const failure = { queue: job.queue, attempt: job.attempt, error: findCode(error) }
  const isTooOld = dueAt !== undefined && dueAt <= inFuture(-keepMs)
  const isLast = job.attempt >= findLane(worker.lane).maxAttempts
  const restsUntil = findRestEnd(error, inFuture(0))
  if (error instanceof HopelessJobError || isTooOld || (isLast && !restsUntil)) {
    await call.inChurch((work) => buryJob(work, job, inFuture(-keepDeadMs), failure.error))
    log.error(failure, 'a job was given up')
    return 'given_up'
  }
  const until = restsUntil ?? inFuture(pauseAfterMs(job.attempt))
  await call.inChurch((work) => postponeJob(work, job, { until, error: failure.error, isCounted: !restsUntil }))
  if (restsUntil) return 'rested'
  // A thousand mails that wait for one server fail for one cause.
  const occurrence = needs.limitLog(`${failure.queue} ${failure.error}`)
  if (!occurrence) return 'failed'
  const line = { ...failure, times: occurrence.times }
  if (error instanceof JobNotReadyError) log.info(line, 'a job waits and will be done again')
  else log.warn(line, 'a job failed and will be done again')
  return 'failed'
}

/** When a job goes on that found its target resting, or jobs held. */
function findRestEnd(error: unknown, now: Date): Date | undefined {
  if (error instanceof TargetRestsError) return error.until
  return error instanceof HeldError ? now : undefined
}

async function findChurch({ database }: AttemptNeeds, { igrejaId }: TakenJob): Promise<ChurchScope> {
  const row = await database.inDirectory((tx) => findTenantByKey(tx, `i${igrejaId}`))
  if (row?.kind !== 'church') throw new Error('The church of a job is not there')
  return createScope({ ...row, kind: row.kind })
}

/** Finds the code of an error, without the words of its message: those may name a person. */
export function findCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof HopelessJobError || error instanceof JobNotReadyError) return error.message
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause instanceof Error ? findCode(cause) : error.name
}
