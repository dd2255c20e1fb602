import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import { conversionQueue, originalQueue } from '../uploads/uploads.jobs.ts'
import { type ConversionNeeds, convertVideo, removeOriginal } from './conversion.service.ts'

export function conversionWorkers(platform: ConversionNeeds): Worker[] {
  return [
    workerFor(conversionQueue, (church, job) => convertVideo(platform, church, job)),
    workerFor(originalQueue, (church, { data }) => removeOriginal(platform, church, data)),
  ]
}
