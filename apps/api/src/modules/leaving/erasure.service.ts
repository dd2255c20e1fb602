import type { AccountId } from '../../platform/ids.ts'
import type { DataSubject, PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { readAccount, removeUnneededAccount } from '../auth/accounts.service.ts'
import { mailDeletionDone } from '../auth/mails.service.ts'
import { holdMember, listMergedInto } from '../members/members.queries.ts'
import { hasMemberships } from '../members/memberships.service.ts'

/**
 * Erases a member's personal data with that of people who were merged into them, and the accounts that belong to no other
 * church. Idempotent: a person who has joined
 * again since then is a new member and keeps the new data.
 */
export async function eraseMember(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  personalData: readonly PersonalData[],
  person: DataSubject & { readonly accountId: AccountId },
): Promise<void> {
  const { accountId } = person
  const account = await readAccount(call, accountId)
  // A content edit: public pages must stop showing the member.
  const accounts = await call.editSite(async (work) => {
    // Lock order: the membership first. Concurrent writes finish before it, and later ones find no member.
    if (!(await holdMember(work, person.memberId))) return []
    if (account) await mailDeletionDone(platform, { work, account })
    const merged = await listMergedInto(work, person.memberId)
    for (const { id: memberId, accountId: former } of merged)
      for (const data of personalData) await data.erase(work, { memberId, accountId: former })
    for (const data of personalData) await data.erase(work, person)
    await recordAct(work, { acao: 'MEMBER_ERASED', accountId: null })
    return merged.flatMap(({ accountId: former }) => former ?? [])
  })
  for (const id of [accountId, ...accounts]) await removeUnneededAccount(call, id, (tx) => hasMemberships(tx, id))
}
