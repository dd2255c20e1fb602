import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import { conversionQueue, originalQueue } from '../uploads/uploads.jobs.ts'
import { type ConversionNeeds, createConverter } from './conversion.service.ts'
import { removeOriginal } from './conversion-results.service.ts'

export function conversionWorkers(platform: ConversionNeeds): Worker[] {
  return [
    workerFor(conversionQueue, createConverter(platform)),
    workerFor(originalQueue, (call, { data }) => removeOriginal(call, data)),
  ]
}
