import type { ChurchWork } from '../work/church-work.ts'
import type { JobQueue } from './job-queue.ts'
import { deleteDueJobs, insertJobs } from './jobs.queries.ts'

export interface JobOptions {
  /** While a job of this queue and church with the same key waits or is under way, this one is not added. */
  readonly singletonKey?: string
  readonly startAfter?: Date
}

/**
 * Adds a job in the caller's transaction: it exists if and only if that commits, and starts within about a second.
 * It runs at least once, and again if its process dies, so handlers must be idempotent. The payload is stored in plain
 * text: encrypt confidential data.
 */
export function enqueue<Data>(
  work: ChurchWork,
  queue: JobQueue<Data>,
  data: NoInfer<Data>,
  options?: JobOptions,
): Promise<void> {
  return enqueueAll(work, queue, [{ ...options, data }])
}

/** Adds many jobs of a queue in one statement, with the same promises. */
export async function enqueueAll<Data>(
  work: ChurchWork,
  queue: JobQueue<Data>,
  jobs: readonly (JobOptions & { readonly data: NoInfer<Data> })[],
): Promise<void> {
  const { now } = work
  const rows = jobs.map(({ data, singletonKey: key = null, startAfter = now }) => ({ key, data, startAfter }))
  await insertJobs(work, { queue: queue.name, now }, rows)
}

/** Forgets the church's jobs of these queues that are due by now: they are never done. For what is written of the past. */
export function discardDueJobs(work: ChurchWork, queues: readonly Pick<JobQueue<unknown>, 'name'>[]): Promise<void> {
  return deleteDueJobs(
    work,
    queues.map(({ name }) => name),
  )
}
