import { dateIn } from '@narthex/contract/church-time'
import type { StaffRole } from '@narthex/contract/permissions'
import { roleLimits } from '@narthex/contract/role-limits'
import type { StaffMember } from '@narthex/contract/users/role.endpoints'
import type { Role } from '@narthex/contract/users/user.schemas'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findMemberOfAccount } from './members.queries.ts'
import { administeringRoles, isAbove } from './roles.policy.ts'
import {
  type HeldRole,
  listOfferedParts,
  listParts,
  listRoleHolders,
  listRoles,
  lockHolders,
  type RolePart,
} from './roles.queries.ts'

/** The caller's roles, in wire format. */
export function showRoles({ church, actor: { roles } }: MemberCall): Role[] {
  return toRoles(church, roles)
}

/** Roles that are inactive until the account has a second factor. */
export function showSuspendedRoles({ church, actor: { suspendedRoles = [] } }: MemberCall): Role[] {
  return toRoles(church, suspendedRoles)
}

const toRoles = ({ igrejaId, codigo }: ChurchScope, roles: readonly StaffRole[]): Role[] =>
  roles.map((role) => ({ role, igreja: { id: igrejaId, codigo } }))

/** Whether a member stands above another, within a transaction that sees the church's rows. */
export async function standsAbove(
  work: ChurchWork,
  { member, by }: { readonly member: MemberId; readonly by: MemberId },
): Promise<boolean> {
  return isAbove(await listRoles(work, member), await listRoles(work, by))
}

/** Throws LAST_ADMIN where no one would administer the church if this member left it. */
export async function requireOtherAdmins(work: ChurchWork, leaver: MemberId): Promise<void> {
  const admins = await lockHolders(work, administeringRoles)
  if (admins.includes(leaver) && admins.every((id) => id === leaver)) throw new DomainError('LAST_ADMIN')
}

/** Lists the role holders of a church by name, each with all their roles. */
export async function listStaff(work: ChurchWork): Promise<StaffMember[]> {
  const rows = await listRoleHolders(work)
  const { timeZone } = await work.facts()
  const staff = new Map<number, StaffMember>()
  const names = await findLimitNames(work, rows as readonly HeldRole[])
  for (const { accountId, role: name, terminaEm, alcance, ...usuario } of rows) {
    const role = name as StaffRole
    const known = staff.get(usuario.id) ?? { user: { id: accountId }, usuario, roles: [], prazos: [], alcances: [] }
    const held = [{ role, terminaEm, alcance }]
    const prazos = [...known.prazos, ...listEnds(held, timeZone)]
    const alcances = [...known.alcances, ...toLimits(held, names)]
    staff.set(usuario.id, { ...known, roles: [...known.roles, role], prazos, alcances })
  }
  return [...staff.values()]
}

/** The last days of the roles that end, in the church's time zone. */
export const listEnds = (
  held: readonly Pick<HeldRole, 'role' | 'terminaEm'>[],
  timeZone: string,
): StaffMember['prazos'] =>
  held.flatMap(({ role, terminaEm }) =>
    terminaEm ? [{ role, ate: dateIn(timeZone, new Date(terminaEm.getTime() - 1)) }] : [],
  )

type PartNames = ReadonlyMap<string, string>

/** The names of the parts to which roles are limited, by kind and id. */
async function findLimitNames(
  work: ChurchWork,
  held: readonly Pick<HeldRole, 'role' | 'alcance'>[],
): Promise<PartNames> {
  const names = new Map<string, string>()
  for (const [kind, limited] of Map.groupBy(held, ({ role }) => roleLimits[role])) {
    const ids = limited.flatMap(({ alcance }) => alcance ?? [])
    if (kind) for (const { id, nome } of await listParts(work, kind, ids)) names.set(`${kind} ${id}`, nome)
  }
  return names
}

const toLimits = (held: readonly HeldRole[], names: PartNames): StaffMember['alcances'] =>
  held.flatMap(({ role, alcance }) =>
    alcance
      ? [{ role, itens: alcance.map((id) => ({ id, nome: names.get(`${roleLimits[role]} ${id}`) ?? null })) }]
      : [],
  )

/** The roles that are limited, each with the parts of the church that it reaches; one that is gone has no name. */
export const describeLimits = async (work: ChurchWork, held: readonly HeldRole[]): Promise<StaffMember['alcances']> =>
  toLimits(held, await findLimitNames(work, held))

/** The terms of roles that are not held yet: the last day in the church's time zone, and the parts that they reach. */
export async function describeTerms(work: ChurchWork, given: readonly HeldRole[]) {
  const { timeZone } = await work.facts()
  const names = await findLimitNames(work, given)
  return given.map((role) => ({
    ate: listEnds([role], timeZone)[0]?.ate ?? null,
    alcance: toLimits([role], names)[0]?.itens ?? null,
  }))
}

/** The member of this church with the given account, for its administrators. */
export async function memberOfLogin({ inChurch }: ChurchCall, accountId: AccountId): Promise<MemberId> {
  const member = await inChurch((work) => findMemberOfAccount(work, accountId))
  if (!member) throw notFound()
  return member.id
}

/** The active members who hold one of these roles, within a transaction that sees the church's rows. */
export async function membersWithRole(work: ChurchWork, roles: readonly StaffRole[]): Promise<MemberId[]> {
  const rows = await listRoleHolders(work)
  return [...new Set(rows.filter(({ role }) => roles.includes(role as StaffRole)).map(({ id }) => id))]
}

/** The parts of the church that a role may be limited to, by name, fifty at most; none for a role without limits. */
export async function listRoleParts(work: ChurchWork, role: StaffRole, term = ''): Promise<RolePart[]> {
  const kind = roleLimits[role]
  return kind ? listOfferedParts(work, kind, term) : []
}

/** Whether a role may be limited to these parts: all are of the church. */
export async function isLimitableTo(work: ChurchWork, role: StaffRole, ids: readonly number[]): Promise<boolean> {
  const kind = roleLimits[role]
  return kind !== undefined && (await listParts(work, kind, ids)).length === ids.length
}
