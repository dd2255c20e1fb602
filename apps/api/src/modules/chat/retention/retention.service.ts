import { dayMs } from '@narthex/contract/durations'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { networkDays } from '../authors/networks.queries.ts'
import { planRetention } from '../channels/chat.jobs.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
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
export async function deleteOldChats(
  platform: Pick<ChatNeeds, 'cache' | 'clock' | 'jobs' | 'transactions'>,
  church: ChurchScope,
): Promise<void> {
  const { inChurch } = platform.transactions
  const { diasRetencao } = await getChatSettings(platform, church)
  const before = (days: number) => new Date(platform.clock().getTime() - days * dayMs)
  await inChurch(church, (work) => planRetention(platform.jobs, work))
  if (diasRetencao > 0) {
    while ((await inChurch(church, (work) => deleteOldMessages(work, before(diasRetencao), batch))) === batch);
  }
  await inChurch(church, async (work) => {
    await deleteEndedBlocks(work)
    await deleteOldCounts(work, Math.floor(before(1).getTime() / 1000))
    await deleteClosedRooms(work, before(diasRetencao > 0 ? Math.min(diasRetencao, roomDays) : roomDays))
    await forgetNetworks(work, before(networkDays))
    await forgetAddresses(work, before(diasRetencao > 0 ? diasRetencao : addressDays))
    if (diasRetencao > 0) await deleteOldGuests(work, before(diasRetencao))
  })
}
