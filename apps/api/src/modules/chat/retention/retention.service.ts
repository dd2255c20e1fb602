import { dayMs } from '@narthex/contract/durations'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { networkDays } from '../authors/networks.queries.ts'
import { planRetention } from '../channels/chat.jobs.ts'
import { deleteOldCounts } from '../pace/guest-pace.queries.ts'
import { getChatSettings } from '../settings/settings.service.ts'
import {
  deleteClosedRooms,
  deleteEndedBlocks,
  deleteOldGuests,
  deleteOldMessages,
  forgetAddresses,
  forgetNetworks,
} from './retention.queries.ts'

const batch = 5000
/** Days for which network addresses are kept where messages are kept without an end, and private rooms at most. */
const addressDays = 90
const roomDays = 30

/** Deletes what is older than the church keeps it, and plans the next night. */
export async function deleteOldChats(call: ChurchCall): Promise<void> {
  const { inChurch } = call
  const { diasRetencao } = await getChatSettings(call)
  const before = (days: number) => new Date(call.clock().getTime() - days * dayMs)
  await inChurch(planRetention)
  if (diasRetencao > 0) {
    while ((await inChurch((work) => deleteOldMessages(work, before(diasRetencao), batch))) === batch);
  }
  await inChurch(async (work) => {
    await deleteEndedBlocks(work)
    await deleteOldCounts(work, Math.floor(before(1).getTime() / 1000))
    await deleteClosedRooms(work, before(diasRetencao > 0 ? Math.min(diasRetencao, roomDays) : roomDays))
    await forgetNetworks(work, before(networkDays))
    await forgetAddresses(work, before(diasRetencao > 0 ? diasRetencao : addressDays))
    if (diasRetencao > 0) await deleteOldGuests(work, before(diasRetencao))
  })
}
