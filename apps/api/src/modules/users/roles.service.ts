import type { StaffRole } from '@narthex/contract/endpoint'
import type { Role } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountOfMember, insertRole, listRoles, removeRole } from './roles.queries.ts'

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
  /** The login of who gives or takes it; null for the operator of the product. */
  readonly by: number | null
}

/** Gives a member a role at this church, from their next call on. Throws NOT_FOUND for no member of it. */
export async function grantRole(platform: Platform, church: ChurchScope, change: RoleChange): Promise<void> {
  await changeRole(platform, church, change, 'ROLE_GRANTED', insertRole)
}

/** Takes a role away, from the next call on. Throws NOT_FOUND for no member of this church. */
export async function revokeRole(platform: Platform, church: ChurchScope, change: RoleChange): Promise<void> {
  await changeRole(platform, church, change, 'ROLE_REVOKED', removeRole)
}

async function changeRole(
  platform: Platform,
  church: ChurchScope,
  { usuarioId, role, by }: RoleChange,
  acao: 'ROLE_GRANTED' | 'ROLE_REVOKED',
  write: typeof insertRole,
): Promise<void> {
  const contaId = await platform.database.inScope(church, async (tx) => {
    const contaId = await findAccountOfMember(church, tx, usuarioId)
    if (contaId === undefined) throw notFound()
    await write(church, tx, usuarioId, role)
    await recordAct(platform, church, tx, { acao, contaId: by, detalhes: { usuario: usuarioId, role } })
    return contaId
  })
  await platform.bus.publish({ tenants: [], hosts: [], accounts: [contaId] })
}
