import type { DataSubject, PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountOf, removeUnneededAccount } from '../auth/accounts.service.ts'
import { mailDeletionDone } from '../auth/mails.service.ts'
import { holdMembership } from '../users/members.service.ts'
import { hasMemberships } from '../users/memberships.service.ts'

/**
 * Erases what a church holds of a person, and their login where no other church knows them. May run twice: whoever has
 * come back meanwhile, as another member, keeps what is theirs now.
 */
export async function eraseMember(
  platform: Platform,
  church: ChurchScope,
  personalData: readonly PersonalData[],
  person: DataSubject,
): Promise<void> {
  const { contaId } = person
  const account = await findAccountOf(platform, church, contaId)
  // What others were shown of them is in no page any more.
  await editChurch(platform, church, async (tx) => {
    // First: what is being written of them is done by then, and finds nobody afterwards.
    if (!(await holdMembership(church, tx, person.usuarioId))) return
    if (account) await mailDeletionDone(platform, { church, tx, account })
    for (const data of personalData) await data.erase(church, tx, person)
    await recordAct(platform, church, tx, { acao: 'MEMBER_ERASED', contaId: null })
  })
  await removeUnneededAccount(platform, church, contaId, (tx) => hasMemberships(tx, contaId))
}
