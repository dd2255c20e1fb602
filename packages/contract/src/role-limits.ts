import { type Permission, rolePermissions, type StaffRole } from './permissions.ts'

/** Parts of a church to which a role may be limited: congregations, groups with all that have grown out of them, events. */
export type LimitKind = 'CONGREGACAO' | 'GRUPO' | 'EVENTO'

/** The roles that may be limited, and to which parts. One that is not named is held for the whole church. */
export const roleLimits: Readonly<Partial<Record<StaffRole, LimitKind>>> = {
  ROLE_PASTOR: 'CONGREGACAO',
  ROLE_SECRETARY: 'CONGREGACAO',
  ROLE_GROUPS: 'GRUPO',
  ROLE_EVENTS: 'EVENTO',
}

/** Most parts to which one role is limited. */
export const maxRoleLimits = 50

/** Permissions that hold within limits; the others are refused to those who have them by a limited role alone. */
const limitedPermissions: Readonly<Record<LimitKind, readonly Permission[]>> = {
  CONGREGACAO: [
    'care.notes',
    'care.prayers',
    'care.read',
    'care.write',
    'people.export',
    'people.read',
    'people.write',
  ],
  GRUPO: ['groups.manage', 'groups.read'],
  EVENTO: ['door.scan', 'events.export', 'events.read', 'events.refund', 'events.write'],
}

/** A role that reaches a part of the church alone: the ids of its congregations, groups or events. */
export interface LimitedRole {
  readonly role: StaffRole
  readonly ids: readonly number[]
}

/** Permissions that limited roles bring within their limits. */
export const listLimitedPermissions = (limited: readonly LimitedRole[]): Permission[] =>
  limited.flatMap(({ role }) => {
    const kind = roleLimits[role]
    return kind ? rolePermissions[role].filter((permission) => limitedPermissions[kind].includes(permission)) : []
  })

/** The ids within which limited roles bring a permission; empty where they do not. */
export const findLimitIds = (limited: readonly LimitedRole[], permission: Permission, kind: LimitKind): number[] =>
  limitedPermissions[kind].includes(permission)
    ? limited.flatMap(({ role, ids }) =>
        roleLimits[role] === kind && rolePermissions[role].includes(permission) ? ids : [],
      )
    : []
