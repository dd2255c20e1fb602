import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../../platform/jobs/job-queue.ts'

const ofMedia = { midia: z.string() }

/** Removes stored pieces that no row names: of a removed video, or of an upload that broke off between store and database. */
export const leftoverQueue: JobQueue<{ midia: string; nomes: string[] }> = {
  name: 'play-sobra',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ ...ofMedia, nomes: z.array(z.string()) }),
}

/** Removes an upload that was never finished. */
export const abandonedQueue: JobQueue<{ midia: string }> = {
  name: 'play-envio-parado',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object(ofMedia),
}

/** Converts a video. */
export const conversionQueue: JobQueue<{ midia: string }> = {
  name: 'play-conversao',
  lane: 'conversion',
  deadlineMs: 7 * 3_600_000,
  data: z.object(ofMedia),
}

/** Removes what a video was before its conversion, once no playback of it goes on. */
export const originalQueue: JobQueue<{ midia: string; caminho: string }> = {
  name: 'play-original',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.object({ ...ofMedia, caminho: z.string() }),
}
