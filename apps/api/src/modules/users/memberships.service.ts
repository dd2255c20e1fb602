import type { Presence } from '@narthex/contract/auth/auth.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { inPersonsName, type LookUp, lookUp } from '../auth/accounts.service.ts'
import { listClients } from '../churches/churches.service.ts'
import { leaveEveryGroup } from '../groups/departure.service.ts'
import {
  countMemberships,
  findMemberOfAccount,
  holdMember,
  listMembersOfAccount,
  updateMember,
} from './members.queries.ts'
import { toMember } from './members.service.ts'

/** Whether an e-mail is registered at a church, and whether its owner may log in there. Limited as `lookUp` is. */
export function presenceAt(
  platform: Platform,
  church: ChurchScope,
  query: LookUp,
  source: CallSource,
): Promise<Presence> {
  return lookUp(platform, church, query, source, async (tx, account) => {
    // Also for nobody: an answer must not take longer where somebody is.
    const member = await findMemberOfAccount(church, tx, account?.id ?? 0)
    return {
      flagExiste: member !== undefined,
      flagAtivo: (member?.flagAtivo && account?.flagAtivo) ?? false,
    }
  })
}

/** Who a person is to a church that this host may see; empty where they are nobody there. Throws NOT_FOUND. */
export async function membershipAt(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  reference: string,
): Promise<Member[]> {
  const target = await platform.directory.churchFrom(church, reference)
  if (!target) throw notFound()
  const row = await platform.database.inScope(target, (tx) => findMemberOfAccount(target, tx, actor.userId))
  return row ? [toMember(row, target.codigo)] : []
}

/** Who a person is to each church of this host's organisation. Throws NOT_FOUND. */
export async function membershipsIn(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  organisation: string,
): Promise<Member[]> {
  const codes = new Map((await listClients(platform, church, organisation)).map(({ id, codigo }) => [id, codigo]))
  const rows = await inPersonsName(platform, church, actor, (tx) =>
    listMembersOfAccount(tx, actor.userId, [...codes.keys()]),
  )
  return rows.map((row) => toMember(row, codes.get(row.igrejaId) ?? ''))
}

/** Whether the person is a member of this church alone, so that their login would go with their membership. */
export function isOnlyMembership(platform: Platform, church: ChurchScope, actor: Actor): Promise<boolean> {
  return inPersonsName(platform, church, actor, async (tx) => (await countMemberships(tx, actor.userId)) <= 1)
}

/** Whether a login is anybody's, within a transaction that names its person. */
export async function hasMemberships(tx: Tx, contaId: number): Promise<boolean> {
  return (await countMemberships(tx, contaId)) > 0
}

/** From here on the person is of no group and may not log in at this church; `forgetActor` has to follow the commit. */
export async function closeMembership(church: ChurchScope, tx: Tx, usuarioId: number): Promise<void> {
  // First: what they are asking for at this moment is there by then, and whatever comes later finds that they have left.
  await holdMember(church, tx, usuarioId)
  await leaveEveryGroup(church, tx, usuarioId)
  await updateMember(church, tx, usuarioId, { flagAtivo: false })
}
