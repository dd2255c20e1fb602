import type { ChurchCall } from '../work/transactions.ts'
import { HopelessJobError, type JobQueue } from './job-queue.ts'
import type { LaneName } from './lanes.ts'

/** A job as its handler gets it. */
export interface Job<Data> {
  /** Id of the job, the same at each attempt. */
  readonly id: string
  readonly data: Data
  readonly attempt: number
  readonly createdAt: Date
  /** Aborted when the queue's deadline has passed: the job counts as failed then. */
  readonly signal: AbortSignal
}

/** Does the jobs of one queue. */
export interface Worker {
  readonly queue: string
  readonly lane: LaneName
  readonly deadlineMs: number
  handle(call: ChurchCall, job: Job<unknown>): Promise<void>
}

/** `handle` may run twice for one job, and fails by throwing; what it throws is kept by its code or name alone. */
export function workerFor<Data>(
  { name, lane, deadlineMs, data: schema }: JobQueue<Data>,
  handle: (call: ChurchCall, job: Job<Data>) => Promise<void>,
): Worker {
  return {
    queue: name,
    lane,
    deadlineMs,
    async handle(call, job) {
      const { success, data } = schema.safeParse(job.data)
      if (!success) throw new HopelessJobError('What it carries is not what this build expects')
      await handle(call, { ...job, data })
    },
  }
}
