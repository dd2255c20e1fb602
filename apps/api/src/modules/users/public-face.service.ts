import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { requireMember } from '../members/members.service.ts'
import type { NamedOnPages, PublicNaming } from '../members/members.signals.ts'

/**
 * Writes a member's public data (name, picture, phone number) in one transaction, as an edit of the church if its pages
 * name the member. Throws NOT_FOUND.
 */
export async function writePublicFace<T>(
  platform: Needs<'transactions'> & NamedOnPages,
  church: ChurchScope,
  memberId: MemberId,
  write: (work: ChurchWork) => Promise<T>,
): Promise<T> {
  const quiet = await platform.transactions.inChurch(church, async (work) => {
    // Lock the member before the check, so that they cannot become a group leader in between.
    await requireMember(work, memberId)
    const isNamed = await isNamedByAny(platform.namedOnPages, work, memberId)
    return isNamed ? undefined : { written: await write(work) }
  })
  // Start a new transaction. Lock order: an edit locks the church before any member.
  return quiet ? quiet.written : platform.transactions.editSite(church, write)
}

async function isNamedByAny(namings: readonly PublicNaming[], work: ChurchWork, memberId: MemberId): Promise<boolean> {
  for (const isNamed of namings) if (await isNamed(work, memberId)) return true
  return false
}
