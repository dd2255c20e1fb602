import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import type { Needs } from '../../../platform/platform.ts'
import { removeOldUpload, removePieces } from './upload-removal.service.ts'
import { pieceQueue, uploadEndQueue } from './uploads.jobs.ts'

export function mediaUploadWorkers(platform: Needs<'files'>): Worker[] {
  return [
    workerFor(pieceQueue, (call, { data }) => removePieces(platform, call, data)),
    workerFor(uploadEndQueue, (call, { data }) => removeOldUpload(call, data.envio)),
  ]
}
