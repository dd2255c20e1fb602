import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/database/database.ts'
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ChurchScope } from '../../../../platform/tenancy/scope.ts'

/** Reads a church's podcast feed. The show keeps the same moment: of two jobs, one is for nothing. */
export const feedQueue: JobQueue<{ devida: string }> = {
  name: 'podcast',
  data: z.object({ devida: z.iso.datetime() }),
}

/** The moment is the job's name, so that none is there twice; the caller writes it into the show. */
export async function enqueueReading(
  { jobs }: Pick<Platform, 'jobs'>,
  scope: ChurchScope,
  tx: Tx,
  at: Date,
): Promise<void> {
  const devida = at.toISOString()
  await jobs.enqueue(scope, tx, feedQueue, { devida }, { startAfter: at, singletonKey: devida })
}
