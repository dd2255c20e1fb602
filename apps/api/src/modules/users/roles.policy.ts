import type { StaffRole } from '@narthex/contract/endpoint'

/** Who stands above whom (docs/roles.md): moderators and editors look after different things on one level. */
const ranks = {
  ROLE_MODERATOR: 1,
  ROLE_ADMIN_CONTENT: 1,
  ROLE_ADMIN: 2,
  ROLE_SUPER_ADMIN: 3,
} as const satisfies Record<StaffRole, number>

const administers = ranks.ROLE_ADMIN

/** Roles of which a church always has at least one holder. */
export const administeringRoles = (Object.keys(ranks) as StaffRole[]).filter((role) => ranks[role] >= administers)

const rankOf = (roles: readonly StaffRole[]) => Math.max(0, ...roles.map((role) => ranks[role]))

/** Whether somebody with the roles `by` may give `role` to, or take it from, a member with the roles `of`: nobody acts above oneself. */
export function canChangeRole(by: readonly StaffRole[], role: StaffRole, of: readonly StaffRole[]): boolean {
  const own = rankOf(by)
  return own >= administers && ranks[role] <= own && rankOf(of) <= own
}
