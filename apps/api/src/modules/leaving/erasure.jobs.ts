import * as z from 'zod/mini'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { DataSubject } from '../../platform/personal-data/personal-data.ts'

/** Erases what a church holds of a person who has left it. */
export const erasureQueue: JobQueue<DataSubject> = {
  name: 'exclusao',
  data: z.object({ contaId: z.int(), usuarioId: z.int() }),
}
