import type { Member } from '@narthex/contract/users/user.schemas'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { runAsCaller } from '../auth/caller-work.service.ts'
import { listClients } from '../churches/churches.service.ts'
import { findMemberOfAccount, listMembersOfAccount } from '../members/members.queries.ts'
import { toMember } from '../members/members.service.ts'
import { isOfOneChurch } from '../members/memberships.service.ts'

/** The person's membership at a church visible to this host; empty if there is none. */
export async function listMembershipsAt(
  platform: Needs<'directory' | 'transactions'>,
  { church, actor }: MemberCall,
  reference: string,
): Promise<Member[]> {
  const target = await platform.directory.churchFrom(church, reference)
  if (!target) throw notFound()
  const row = await platform.transactions.inChurch(target, (work) => findMemberOfAccount(work, actor.accountId))
  return row ? [toMember(row, target.codigo)] : []
}

/** The person's memberships at each church of this host's organisation. */
export async function listMembershipsInOrganisation(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain'>,
  call: MemberCall,
  organisation: string,
): Promise<Member[]> {
  const { church, actor } = call
  const codes = new Map((await listClients(platform, church, organisation)).map(({ id, codigo }) => [id, codigo]))
  const rows = await runAsCaller(call, ({ tx }) => listMembersOfAccount(tx, actor.accountId, [...codes.keys()]))
  return rows.map((row) => toMember(row, codes.get(row.igrejaId) ?? ''))
}

/** Whether the person is a member of this church only. Leaving it would then remove the account too. */
export function isOnlyMembership(call: MemberCall): Promise<boolean> {
  const { actor } = call
  return runAsCaller(call, ({ tx }) => isOfOneChurch(tx, actor.accountId))
}
