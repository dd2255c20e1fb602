import { hasPermission, listGivableRoles, rolesWith, type StaffRole } from '@narthex/contract/permissions'

/** Roles of which a church always has at least one holder. */
export const administeringRoles = rolesWith('roles.grant')

const canGive = (by: readonly StaffRole[], role: StaffRole) => listGivableRoles(by).includes(role)

/** Whether a person with the roles `by` may change the access of a member with the roles `of`. */
export function canManageMember(by: readonly StaffRole[], of: readonly StaffRole[]): boolean {
  return hasPermission({ roles: by }, 'people.manage') && !isAbove(of, by)
}

/** Whether roles `by` may grant `role` to, or revoke it from, a member with roles `of`. */
export function canChangeRole(by: readonly StaffRole[], role: StaffRole, of: readonly StaffRole[]): boolean {
  return hasPermission({ roles: by }, 'roles.grant') && canGive(by, role) && !isAbove(of, by)
}

/** Whether a member with the roles `of` stands above one with the roles `by`: has a role that `by` do not give. */
export function isAbove(of: readonly StaffRole[], by: readonly StaffRole[]): boolean {
  return of.some((role) => !canGive(by, role))
}
