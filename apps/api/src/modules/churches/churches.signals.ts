import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../platform/jobs/job-queue.ts'

/** Follows a change of the weekly services that are streamed, or of the clock that they are held by. One module does it. */
export const servicesChangedQueue: JobQueue<Record<never, never>> = {
  name: 'culto-alterado',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.object({}),
}
