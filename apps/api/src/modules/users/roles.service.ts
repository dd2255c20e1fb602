import type { StaffRole } from '@narthex/contract/endpoint'
import type { StaffMember } from '@narthex/contract/users/role.endpoints'
import type { Role } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { forbidden, notFound } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from './members.queries.ts'
import { requireMember } from './members.service.ts'
import { administeringRoles, canChangeRole } from './roles.policy.ts'
import { insertRole, listRoleHolders, listRoles, lockHolders, removeRole } from './roles.queries.ts'
import { lastAdmin } from './users.errors.ts'

/** What a member may do besides, within a transaction that sees the church's rows. */
export function rolesOfMember(church: ChurchScope, tx: Tx, usuarioId: number): Promise<StaffRole[]> {
  return listRoles(church, tx, usuarioId)
}

/** The roles of who is logged in, as the wire shows them. */
export function rolesOf({ igrejaId, codigo }: ChurchScope, { roles }: Actor): Role[] {
  return roles.map((role) => ({ role, igreja: { id: igrejaId, codigo } }))
}

export interface RoleChange {
  readonly usuarioId: number
  readonly role: StaffRole
  /** Who gives or takes it, as what their token proves; null for the operator of the product, who may do anything. */
  readonly by: { readonly actor: Actor; readonly source: CallSource } | null
}

/** Gives a member a role at this church, from their next call on. Throws NOT_FOUND for no member of it, FORBIDDEN. */
export async function grantRole(platform: Platform, church: ChurchScope, change: RoleChange): Promise<void> {
  await changeRole(platform, church, change, 'ROLE_GRANTED', (tx) =>
    insertRole(church, tx, change.usuarioId, change.role),
  )
}

/** Takes a role away, from the next call on. Throws NOT_FOUND for no member of this church, FORBIDDEN, LAST_ADMIN. */
export async function revokeRole(platform: Platform, church: ChurchScope, change: RoleChange): Promise<void> {
  await changeRole(platform, church, change, 'ROLE_REVOKED', async (tx) => {
    await removeRole(church, tx, change.usuarioId, change.role)
    if (change.by && administeringRoles.includes(change.role)) await requireAdmins(church, tx)
  })
}

/** Throws LAST_ADMIN where nobody would administer the church if this member left it. */
export async function requireOtherAdmins(church: ChurchScope, tx: Tx, leaver: number): Promise<void> {
  const admins = await lockHolders(church, tx, administeringRoles)
  if (admins.includes(leaver) && admins.every((id) => id === leaver)) throw lastAdmin()
}

async function requireAdmins(church: ChurchScope, tx: Tx): Promise<void> {
  if ((await lockHolders(church, tx, administeringRoles)).length === 0) throw lastAdmin()
}

async function changeRole(
  platform: Platform,
  church: ChurchScope,
  { usuarioId, role, by }: RoleChange,
  acao: 'ROLE_GRANTED' | 'ROLE_REVOKED',
  write: (tx: Tx) => Promise<void>,
): Promise<void> {
  const contaId = await platform.database.inScope(church, async (tx) => {
    // Two who take each other's roles follow one another: the second one has none left to take with.
    await lockHolders(church, tx, administeringRoles)
    const { contaId } = await requireMember(church, tx, usuarioId)
    // Asked anew: what the token's session may do was read some time ago.
    const own = by && (await listRoles(church, tx, by.actor.memberId))
    if (own && !canChangeRole(own, role, await listRoles(church, tx, usuarioId))) throw forbidden()
    await write(tx)
    const act = { acao, contaId: by?.actor.userId ?? null, source: by?.source, detalhes: { usuario: usuarioId, role } }
    await recordAct(platform, church, tx, act)
    return contaId
  })
  await platform.bus.publish({ tenants: [], hosts: [], accounts: [contaId] })
}

/** Who holds a role at a church, by name, with all of theirs. */
export async function staffOf({ database }: Platform, church: ChurchScope): Promise<StaffMember[]> {
  const rows = await database.inScope(church, (tx) => listRoleHolders(church, tx))
  const staff = new Map<number, StaffMember>()
  for (const { contaId, role, ...usuario } of rows) {
    const known = staff.get(usuario.id) ?? { user: { id: contaId }, usuario, roles: [] }
    staff.set(usuario.id, { ...known, roles: [...known.roles, role as StaffRole] })
  }
  return [...staff.values()]
}

/** The member that a login is to this church, for whoever administers it. Throws NOT_FOUND. */
export async function memberOfLogin({ database }: Platform, church: ChurchScope, contaId: number): Promise<number> {
  const member = await database.inScope(church, (tx) => findMemberOfAccount(church, tx, contaId))
  if (!member) throw notFound()
  return member.id
}

/** The active members who hold one of these roles, within a transaction that sees the church's rows. */
export async function membersWithRole(church: ChurchScope, tx: Tx, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await listRoleHolders(church, tx)
  return [...new Set(rows.filter(({ role }) => roles.includes(role as StaffRole)).map(({ id }) => id))]
}
