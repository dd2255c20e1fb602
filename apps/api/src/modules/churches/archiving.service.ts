import type { MemberCall } from '../../platform/http/route.ts'
import { retryJobs } from '../../platform/jobs/job-office.queries.ts'
import { edit } from '../../platform/work/edit.ts'
import { updateChurch } from './churches.editing.queries.ts'
import { churchRecord } from './churches.records.ts'

/**
 * Closes a church, of which nothing is lost: its site says that it is closed, its calls are refused, and its jobs wait, with
 * their mails and charges (decision 0177).
 */
export async function archiveChurch(call: MemberCall): Promise<void> {
  const plan = { act: 'CHURCH_ARCHIVED', isPublic: true, records: [churchRecord()] } as const
  await edit(call, plan, ({ work }) => updateChurch(work, { flagAtivo: false, suspensaEm: null }))
}

/** Closes a church for a while: as an archived one, but its owners read on in the office (decision 0208). */
export async function suspendChurch(call: MemberCall): Promise<void> {
  const plan = { act: 'CHURCH_SUSPENDED', isPublic: true, records: [churchRecord()] } as const
  await edit(call, plan, ({ work }) => updateChurch(work, { flagAtivo: false, suspensaEm: work.now }))
}

/** Opens an archived or suspended church again. Jobs that became due in the meantime are due now; gives their number. */
export async function restoreChurch(call: MemberCall): Promise<number> {
  const act = call.church.isSuspended ? 'CHURCH_RESUMED' : 'CHURCH_RESTORED'
  const plan = { act, isPublic: true, records: [churchRecord()] } as const
  return edit(call, plan, async ({ work }) => {
    await updateChurch(work, { flagAtivo: true, suspensaEm: null })
    return retryJobs(work, { states: ['waiting'] })
  })
}
