import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { retiredQueue } from './library.jobs.ts'
import { removeRetiredForm } from './replaced-forms.service.ts'

export const libraryWorkers = (): Worker[] => [
  workerFor(retiredQueue, (call, { data }) => removeRetiredForm(call, data.codigo)),
]
