import { DomainError } from '../../../platform/errors/domain-error.ts'
import { JobNotReadyError } from '../../../platform/jobs/job-queue.ts'
import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { type FetchNeeds, fetchText, findFailure } from './fetch-text.service.ts'
import { findFreeText } from './free-text-list.service.ts'
import { textFetchQueue } from './text-fetch.jobs.ts'

export function textFetchWorkers(platform: FetchNeeds): Worker[] {
  return [
    workerFor(textFetchQueue, async (_, { id, data, signal }) => {
      const source = findFreeText(data.codigo)
      if (!source) return
      try {
        await fetchText(platform, source, { run: `job ${id}`, signal })
      } catch (error) {
        if (error instanceof DomainError && error.code === 'BUSY') throw new JobNotReadyError('Another run fetches it')
        // It is noted, and asked for again by a person.
        if (findFailure(error) === undefined) throw error
      }
    }),
  ]
}
