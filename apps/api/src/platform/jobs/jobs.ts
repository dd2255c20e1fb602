import type { Clock } from '../clock.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { JobQueue } from './job-queue.ts'
import { insertJob } from './jobs.queries.ts'

export interface JobOptions {
  /** While a job of this queue and church with the same key waits or is under way, this one is not added. */
  readonly singletonKey?: string
  readonly startAfter?: Date
}

export interface Jobs {
  /**
   * Asks for work in the caller's own transaction: the job exists if and only if that commits, and is done within about
   * a second after. It is done at least once; a process that dies meanwhile makes it run again, so a handler must bear that.
   * What it carries is kept as it is given: seal what nobody may read in a table.
   */
  enqueue<Data>(work: ChurchWork, queue: JobQueue<Data>, data: NoInfer<Data>, options?: JobOptions): Promise<void>
}

export function createJobs(clock: Clock): Jobs {
  return {
    async enqueue(work, queue, data, { singletonKey: key = null, startAfter } = {} as JobOptions) {
      const now = clock()
      await insertJob(work, { queue: queue.name, key, data, startAfter: startAfter ?? now, now })
    },
  }
}
