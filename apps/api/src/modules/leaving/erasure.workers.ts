import { toAccountId, toMemberId } from '../../platform/ids.ts'
import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import { erasureQueue } from './erasure.jobs.ts'
import { eraseMember } from './erasure.service.ts'

export function erasureWorker(platform: Needs<'domain' | 'mail'>, personalData: readonly PersonalData[]): Worker {
  return workerFor(erasureQueue, (call, { data: { contaId, usuarioId } }) =>
    eraseMember(platform, call, personalData, {
      accountId: toAccountId(contaId),
      memberId: toMemberId(usuarioId),
    }),
  )
}
