import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { requireMember } from '../members/members.service.ts'
import type { NamedOnPages, PublicNaming } from '../members/members.signals.ts'

/**
 * Writes the caller's public data (name, picture, phone number) in one transaction, as an edit of the church if its
 * pages name them.
 */
export async function writePublicFace<T>(
  { signals }: NamedOnPages,
  { actor: { memberId }, inChurch, editSite }: MemberCall,
  write: (work: ChurchWork) => Promise<T>,
): Promise<T> {
  const quiet = await inChurch(async (work) => {
    // Lock the member before the check, so that they cannot become a group leader in between.
    await requireMember(work, memberId)
    const isNamed = await isNamedOnPages(signals.namedOnPages, work, memberId)
    return isNamed ? undefined : { written: await write(work) }
  })
  // Start a new transaction. Lock order: an edit locks the church before any member.
  return quiet ? quiet.written : editSite(write)
}

/** Whether public pages of the church name a person, by what modules say. */
export async function isNamedOnPages(
  namings: readonly PublicNaming[],
  work: ChurchWork,
  memberId: MemberId,
): Promise<boolean> {
  for (const isNamed of namings) if (await isNamed(work, memberId)) return true
  return false
}
