import { setTimeout as after } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { findTenantByKey } from '../tenancy/directory.queries.ts'
import type { Transactions } from '../work/transactions.ts'
import { HopelessJobError, mostAttempts, pauseAfterMs } from './job-queue.ts'
import { buryJob, extendLease, findContent, postponeJob, removeJob, type TakenJob, takeJobs } from './jobs.queries.ts'
import type { Worker } from './worker.ts'

/** A worker that dies is replaced after so long; one that lives renews its lease in time. */
export const leaseMs = 60_000
const renewMs = leaseMs / 3
const pollMs = 1000
/** Where the database does not answer. */
const retryMs = 5000
/** Jobs of one process that are under way at once. */
export const jobsAtOnce = 8
/** How long what was given up is kept for a person to look at. */
const keepDeadMs = 14 * 86_400_000

interface Needs {
  readonly database: Pick<Database, 'asWorker' | 'inDirectory'>
  readonly transactions: Pick<Transactions, 'inChurch'>
  readonly clock: Clock
  readonly log: Log
}

/** Waits so long, or until the runner stops. */
export type Rest = (ms: number, stopping: AbortSignal) => Promise<void>

const restByTimer: Rest = (ms, signal) => after(ms, undefined, { signal }).catch(() => {})

export interface JobRunner {
  /** Does what is due, from now on. */
  start(): void
  /** Takes nothing new, and resolves once what is under way has ended. */
  stop(): Promise<void>
  /** Does what is due now, as many as are taken at once, and tells how many that were. */
  runDue(): Promise<number>
}

/** Does the jobs of these workers' queues, of all churches. Any number of processes may run one. */
export function createJobRunner(
  { database, transactions, clock, log }: Needs,
  workers: readonly Worker[],
  rest: Rest = restByTimer,
): JobRunner {
  const byQueue = new Map(workers.map((worker) => [worker.queue, worker]))
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let loop: Promise<void> | undefined
  const inFuture = (ms: number) => new Date(clock().getTime() + ms)

  async function begin(): Promise<Promise<void>[]> {
    const taking = {
      queues: [...byQueue.keys()],
      most: jobsAtOnce - underWay.size,
      now: clock(),
      leaseEnds: inFuture(leaseMs),
    }
    const taken = taking.most > 0 ? await database.asWorker((tx) => takeJobs(tx, taking)) : []
    return taken.map((job) => {
      // A job whose end cannot be written down is done again when its lease has ended.
      const run: Promise<void> = perform(job)
        .catch((error: unknown) => log.error({ queue: job.queue, error: codeOf(error) }, 'a job could not be settled'))
        .finally(() => underWay.delete(run))
      underWay.add(run)
      return run
    })
  }

  async function perform(job: TakenJob): Promise<void> {
    const church = await churchOf(job)
    const renewal = setInterval(() => {
      transactions.inChurch(church, (work) => extendLease(work, job, inFuture(leaseMs))).catch(() => {})
    }, renewMs)
    try {
      await handle(church, job)
      await transactions.inChurch(church, (work) => removeJob(work, job))
    } catch (error) {
      await settleFailure(church, job, error)
    } finally {
      clearInterval(renewal)
    }
  }

  async function handle(church: ChurchScope, job: TakenJob): Promise<void> {
    // Those that end the process each time they are done would otherwise be done for ever.
    if (job.attempt > mostAttempts) throw new HopelessJobError('No attempt came to an end')
    const content = await transactions.inChurch(church, (work) => findContent(work, job))
    if (!content) return
    const { id, attempt } = job
    await byQueue
      .get(job.queue)
      ?.handle(church, { id, attempt, data: content.data, createdAt: new Date(content.createdAt) })
  }

  async function settleFailure(church: ChurchScope, job: TakenJob, error: unknown): Promise<void> {
    const { queue, attempt } = job
    const failure = { queue, attempt, error: codeOf(error) }
    if (error instanceof HopelessJobError || attempt >= mostAttempts) {
      const forgetBefore = inFuture(-keepDeadMs)
      await transactions.inChurch(church, (work) => buryJob(work, job, forgetBefore, failure.error))
      log.error(failure, 'a job was given up')
      return
    }
    await transactions.inChurch(church, (work) =>
      postponeJob(work, job, inFuture(pauseAfterMs(attempt)), failure.error),
    )
    log.warn(failure, 'a job failed and will be done again')
  }

  async function churchOf({ igrejaId }: TakenJob): Promise<ChurchScope> {
    const row = await database.inDirectory((tx) => findTenantByKey(tx, `i${igrejaId}`))
    if (row?.kind !== 'church') throw new Error('The church of a job is not there')
    return createScope({ ...row, kind: row.kind })
  }

  async function runUntilStopped(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      const begun = await begin().catch(async (error: unknown) => {
        log.warn({ error: codeOf(error) }, 'jobs cannot be taken')
        await rest(retryMs, signal)
        return []
      })
      // More may be due: it begins as soon as one of these has ended.
      if (underWay.size === jobsAtOnce) await Promise.race(underWay)
      else if (begun.length === 0) await rest(pollMs, signal)
    }
  }

  return {
    start() {
      loop ??= runUntilStopped()
    },
    async stop() {
      stopping.abort()
      await loop
      await Promise.all(underWay)
    },
    async runDue() {
      const begun = await begin()
      await Promise.all(begun)
      return begun.length
    },
  }
}

/** What went wrong, without the words of the message: those may name a person. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof HopelessJobError) return error.message
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : cause instanceof Error ? codeOf(cause) : error.name
}
