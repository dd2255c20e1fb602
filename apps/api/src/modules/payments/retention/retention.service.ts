import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { keptSince } from '../orders/retention.rules.ts'
import { planRetention } from '../orders/retention-plan.service.ts'
import { deleteGuestPayers, deleteUnpaidPayers, deleteWebhooks, keepsAny } from './retention.queries.ts'

/** Rows of one transaction, so that its locks are short. */
const batch = 500

/** Deletes payers and webhooks whose time is over (decision 0079), and plans the next day while there is anything left. */
export async function deleteOldRecords(call: ChurchCall): Promise<void> {
  const since = keptSince(call.clock())
  const deleteAll = async (deleteSome: (work: ChurchWork) => Promise<number>) => {
    while ((await call.inChurch(deleteSome)) === batch);
  }
  await deleteAll((work) => deleteUnpaidPayers(work, since.unpaid, batch))
  await deleteAll((work) => deleteGuestPayers(work, since.guest, batch))
  await deleteAll((work) => deleteWebhooks(work, since.webhook, batch))
  await call.inChurch(async (work) => {
    if (await keepsAny(work)) await planRetention(work)
  })
}
