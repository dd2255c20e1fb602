/** Staff roles of the specification (§6), and ROLE_MODERATOR: the specification leaves open who moderates. */
export const staffRoles = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What staff may do at a church, each with a sentence for the table in docs/roles.md. */
export const permissions = {
  'audit.read': 'Reads the audit log',
  cards: 'Issues and withdraws member cards',
  'content.write': 'Writes what the site publishes, and reads what studies say to leaders',
  'groups.manage': 'Leads every group of the church',
  media: 'Keeps the media library',
  'moderation.decide': 'Decides on prayers and messages that wait for a moderator',
  'people.manage': "Ends members' sessions, closes and reopens memberships, resets second factors",
  'roles.grant': 'Lists staff, grants and revokes roles up to the own rank',
  settings: 'Changes the settings of the church: prayer wall, embedded views, security',
} as const
export type Permission = keyof typeof permissions

const contentPermissions = ['content.write', 'media'] as const satisfies readonly Permission[]
const moderationPermissions = ['moderation.decide'] as const satisfies readonly Permission[]
const allPermissions = Object.keys(permissions) as Permission[]

/** The permissions of each role; a member has those of all their roles. */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  ROLE_SUPER_ADMIN: allPermissions,
  ROLE_ADMIN: allPermissions,
  ROLE_ADMIN_CONTENT: contentPermissions,
  ROLE_MODERATOR: moderationPermissions,
}

/** Whether the holder's roles bring a permission; false for a visitor. */
export function hasPermission(holder: { readonly roles: readonly StaffRole[] } | undefined, permission: Permission) {
  return rolesWith(permission).some((role) => holder?.roles.includes(role))
}

/** The roles that bring a permission. */
export function rolesWith(permission: Permission): StaffRole[] {
  return staffRoles.filter((role) => rolePermissions[role].includes(permission))
}
