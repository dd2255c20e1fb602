/** Staff roles of the specification (§6), and those of ours: it leaves open who moderates, keeps the accounts, and does the office's daily work. */
export const staffRoles = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_CONTENT',
  'ROLE_SUPER_ADMIN',
  'ROLE_MODERATOR',
  'ROLE_TREASURER',
  'ROLE_PASTOR',
  'ROLE_SECRETARY',
  'ROLE_GROUPS',
  'ROLE_EVENTS',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Rights of staff at a church; `permission-words.ts` says of each what it allows. */
export const permissions = [
  'audit.read',
  'cards',
  'care.notes',
  'care.prayers',
  'care.read',
  'care.write',
  'church.export',
  'classes',
  'content.publish',
  'content.write',
  'door.scan',
  'events.export',
  'events.read',
  'events.refund',
  'events.write',
  'giving.export',
  'giving.read',
  'giving.reconcile',
  'giving.refund',
  'giving.settings',
  'giving.totals',
  'giving.write',
  'groups.manage',
  'groups.read',
  'live.host',
  'media',
  'moderation.decide',
  'people.documents',
  'people.export',
  'people.find',
  'people.manage',
  'people.merge',
  'people.read',
  'people.write',
  'privacy.handle',
  'roles.grant',
  'settings.secrets',
  'settings',
  'support.open',
] as const
export type Permission = (typeof permissions)[number]

const contentPermissions = [
  'classes',
  'content.publish',
  'content.write',
  'media',
  'people.find',
] as const satisfies readonly Permission[]
const moderationPermissions = ['live.host', 'moderation.decide'] as const satisfies readonly Permission[]
const treasurerPermissions = [
  'giving.read',
  'giving.write',
  'giving.refund',
  'giving.export',
  'giving.reconcile',
  'giving.totals',
] satisfies readonly Permission[]
/** Rights of a pastor: who belongs to the church and is to be looked after, how its groups are doing, and sums of money without givers. */
const pastorPermissions = [
  'care.notes',
  'care.prayers',
  'care.read',
  'care.write',
  'people.read',
  'people.find',
  'groups.read',
  'giving.totals',
] satisfies readonly Permission[]
const secretaryPermissions = [
  'people.read',
  'people.write',
  'people.merge',
  'people.export',
  'people.find',
  'cards',
  'classes',
  'groups.read',
  'events.read',
] satisfies readonly Permission[]
const groupsPermissions = ['groups.read', 'groups.manage', 'people.find'] satisfies readonly Permission[]
const eventsPermissions = [
  'door.scan',
  'events.read',
  'events.write',
  'events.export',
  'events.refund',
  'people.find',
] satisfies readonly Permission[]
/** Rights that owners have and administrators have not; notes of care are for pastors as well. */
const notOfAdmins: readonly Permission[] = ['care.notes', 'church.export', 'settings.secrets', 'support.open']
/** Rights of an administrator. Of money they see the sums alone: no giver, and nothing of how the church takes it. Secrets are the owner's. */
const adminPermissions = permissions.filter(
  (name) => name === 'giving.totals' || !(name.startsWith('giving.') || notOfAdmins.includes(name)),
)

/** The permissions of each role; a member has those of all their roles. */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  ROLE_SUPER_ADMIN: permissions,
  ROLE_ADMIN: adminPermissions,
  ROLE_ADMIN_CONTENT: contentPermissions,
  ROLE_MODERATOR: moderationPermissions,
  ROLE_TREASURER: treasurerPermissions,
  ROLE_PASTOR: pastorPermissions,
  ROLE_SECRETARY: secretaryPermissions,
  ROLE_GROUPS: groupsPermissions,
  ROLE_EVENTS: eventsPermissions,
}

/** The roles of a caller, and the permissions that one without a role was given by themselves: the support of the product. */
export interface PermissionHolder {
  readonly roles: readonly StaffRole[]
  readonly granted?: readonly Permission[] | undefined
}

/** Whether the holder's roles bring a permission; false for a visitor. */
export function hasPermission(holder: PermissionHolder | undefined, permission: Permission): boolean {
  if (holder?.granted?.includes(permission)) return true
  return rolesWith(permission).some((role) => holder?.roles.includes(role))
}

/** The roles that bring a permission. */
export function rolesWith(permission: Permission): StaffRole[] {
  return staffRoles.filter((role) => rolePermissions[role].includes(permission))
}

/** The roles that the holders of a role give and take (docs/roles.md); those who are not listed give none. */
const givenRoles: Readonly<Partial<Record<StaffRole, readonly StaffRole[]>>> = {
  ROLE_SUPER_ADMIN: staffRoles,
  ROLE_ADMIN: staffRoles.filter((role) => role !== 'ROLE_SUPER_ADMIN' && role !== 'ROLE_TREASURER'),
}

/** The roles that someone with these roles gives to others. */
export function listGivableRoles(own: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => own.some((held) => givenRoles[held]?.includes(role)))
}
