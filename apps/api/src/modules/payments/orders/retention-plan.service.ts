import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { retentionQueue } from './payments.jobs.ts'
import { nextRetention } from './retention.rules.ts'

/** Plans the next deletion of old records. Its day is its key, so there is one at most. */
export async function planRetention(work: ChurchWork): Promise<void> {
  const startAfter = nextRetention(work.now, work.church.igrejaId)
  const dia = startAfter.toISOString().slice(0, 10)
  await enqueue(work, retentionQueue, { dia }, { singletonKey: dia, startAfter })
}
