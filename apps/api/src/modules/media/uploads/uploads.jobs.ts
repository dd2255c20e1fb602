import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

const ofUpload = { envio: z.string() }

/** Removes stored pieces that no row names: of an upload that is over, or that broke off between store and database. */
export const pieceQueue: JobQueue<{ envio: string; nomes: string[] }> = {
  name: 'arquivo-envio-sobra',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ ...ofUpload, nomes: z.array(z.string()) }),
}

/** Removes an upload that is over, or that was given up. */
export const uploadEndQueue: JobQueue<{ envio: string }> = {
  name: 'arquivo-envio-fim',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object(ofUpload),
}
