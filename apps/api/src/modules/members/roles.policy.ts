import { hasPermission, rolesWith, type StaffRole } from '@narthex/contract/permissions'

/** Rank of each role (docs/roles.md). Moderators and editors have different duties at the same rank. */
const ranks = {
  ROLE_MODERATOR: 1,
  ROLE_ADMIN_CONTENT: 1,
  ROLE_ADMIN: 2,
  ROLE_SUPER_ADMIN: 3,
} as const satisfies Record<StaffRole, number>

/** Roles of which a church always has at least one holder. */
export const administeringRoles = rolesWith('roles.grant')

const rankOf = (roles: readonly StaffRole[]) => Math.max(0, ...roles.map((role) => ranks[role]))

/** Whether a person with the roles `by` may change the access of a member with the roles `of`. */
export function canManageMember(by: readonly StaffRole[], of: readonly StaffRole[]): boolean {
  return hasPermission({ roles: by }, 'people.manage') && !isAbove(of, by)
}

/** Whether roles `by` may grant `role` to, or revoke it from, a member with roles `of`; never above their own rank. */
export function canChangeRole(by: readonly StaffRole[], role: StaffRole, of: readonly StaffRole[]): boolean {
  return hasPermission({ roles: by }, 'roles.grant') && ranks[role] <= rankOf(by) && !isAbove(of, by)
}

/** Whether a member with the roles `of` stands above one with the roles `by`. */
export function isAbove(of: readonly StaffRole[], by: readonly StaffRole[]): boolean {
  return rankOf(of) > rankOf(by)
}
