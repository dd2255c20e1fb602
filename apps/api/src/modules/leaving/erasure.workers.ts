import { toAccountId, toMemberId } from '../../platform/ids.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import { erasureQueue } from './erasure.jobs.ts'
import { eraseMember } from './erasure.service.ts'

export function erasureWorker(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  personalData: readonly PersonalData[],
): Worker {
  return workerFor(erasureQueue, (church, { data: { contaId, usuarioId } }) =>
    eraseMember(platform, church, personalData, {
      accountId: toAccountId(contaId),
      memberId: toMemberId(usuarioId),
    }),
  )
}
