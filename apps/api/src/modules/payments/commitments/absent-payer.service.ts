import { DomainError } from '../../../platform/errors/domain-error.ts'
import { createMemberCall, type MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireMember } from '../../members/members.service.ts'

/** The member who pays and is not there; undefined where they have left. */
export async function findAbsentPayer(
  call: ChurchCall,
  findMemberId: (work: ChurchWork) => Promise<MemberId | undefined>,
): Promise<MemberCall | undefined> {
  const member = await call.inChurch(async (work) => {
    const memberId = await findMemberId(work)
    const accountId = memberId && (await findAccount(work, memberId))
    return memberId && accountId ? { accountId, memberId } : undefined
  })
  return member && createMemberCall(call, member)
}

async function findAccount(work: ChurchWork, memberId: MemberId) {
  const member = await requireMember(work, memberId).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined
    throw error
  })
  return member?.accountId
}
