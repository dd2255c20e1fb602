import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { titleEndsQueue } from './catalogue.jobs.ts'
import { indexTitles } from './title-editing.service.ts'

export function catalogueWorkers(): Worker[] {
  return [
    workerFor(titleEndsQueue, (call, { data }) => call.editSite((work) => indexTitles(work, { ids: [data.conteudo] }))),
  ]
}
