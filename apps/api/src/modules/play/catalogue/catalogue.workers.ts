import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { titleEndsQueue } from './catalogue.jobs.ts'
import { indexTitles } from './title-editing.service.ts'

export function catalogueWorkers({ transactions }: Needs<'transactions'>): Worker[] {
  return [
    workerFor(titleEndsQueue, (church, { data }) =>
      transactions.editSite(church, (work) => indexTitles(work, { ids: [data.conteudo] })),
    ),
  ]
}
