import type { ChurchScope } from '../scope/scope.ts'
import { HopelessJobError, type JobQueue } from './job-queue.ts'

/** A job as its handler gets it. */
export interface Job<Data> {
  /** The same at each attempt. */
  readonly id: string
  readonly data: Data
  readonly attempt: number
  readonly createdAt: Date
}

/** Does the jobs of one queue. */
export interface Worker {
  readonly queue: string
  handle(church: ChurchScope, job: Job<unknown>): Promise<void>
}

/** `handle` may run twice for one job, and fails by throwing; what it throws is kept by its code or name alone. */
export function workerFor<Data>(
  queue: JobQueue<Data>,
  handle: (church: ChurchScope, job: Job<Data>) => Promise<void>,
): Worker {
  return {
    queue: queue.name,
    async handle(church, job) {
      const { success, data } = queue.data.safeParse(job.data)
      if (!success) throw new HopelessJobError('What it carries is not what this build expects')
      await handle(church, { ...job, data })
    },
  }
}
