/** Staff roles of the specification (§6), and two of ours: it leaves open who moderates and who keeps the accounts. */
export const staffRoles = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_CONTENT',
  'ROLE_SUPER_ADMIN',
  'ROLE_MODERATOR',
  'ROLE_TREASURER',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Rights of staff at a church, each with a sentence for the table in docs/roles.md. */
export const permissions = {
  'audit.read': 'Reads the audit log',
  cards: 'Issues and withdraws member cards',
  'content.publish': 'Publishes and withdraws news',
  'content.write': 'Writes what the site publishes, and reads what studies say to leaders',
  'door.scan': 'Lets people in at the doors of every event',
  'events.export': 'Takes lists of registrations out as files',
  'events.read': 'Sees registrations, and who comes to events',
  'events.refund': 'Cancels registrations of others, and refunds them',
  'events.write':
    'Decides what events sell: tickets, questions, coupons, content; enters registrations by hand, writes to holders of tickets',
  'giving.export': 'Takes lists of gifts and payments out as files',
  'giving.read': 'Sees gifts and payments, and the names of givers',
  'giving.reconcile': 'Compares the payments with the gateways',
  'giving.refund': 'Refunds payments',
  'giving.settings': 'Decides how the church takes money: methods, fees, gateways and their credentials',
  'giving.totals': 'Sees sums of gifts and payments, and no giver',
  'giving.write': 'Confirms and cancels payments, enters gifts by hand',
  'groups.manage': 'Leads every group of the church',
  'live.host': 'Hosts services: opens and closes chats, pins, pushes moments, releases the outline',
  media: 'Keeps the media library',
  'moderation.decide': 'Decides on prayers and messages that wait for a moderator, and moderates chats',
  'people.manage': "Ends members' sessions, closes and reopens memberships, resets second factors",
  'roles.grant': 'Lists staff, grants and revokes the roles that the own ones give',
  settings: 'Changes the settings of the church: its look and home, prayer wall, embedded views, security',
} as const
export type Permission = keyof typeof permissions

const contentPermissions = ['content.publish', 'content.write', 'media'] as const satisfies readonly Permission[]
const moderationPermissions = ['live.host', 'moderation.decide'] as const satisfies readonly Permission[]
const treasurerPermissions = [
  'giving.read',
  'giving.write',
  'giving.refund',
  'giving.export',
  'giving.reconcile',
  'giving.totals',
] satisfies readonly Permission[]
const allPermissions = Object.keys(permissions) as Permission[]
/** Rights of an administrator. Of money they see the sums alone: no giver, and nothing of how the church takes it. */
const adminPermissions = allPermissions.filter((name) => name === 'giving.totals' || !name.startsWith('giving.'))

/** The permissions of each role; a member has those of all their roles. */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  ROLE_SUPER_ADMIN: allPermissions,
  ROLE_ADMIN: adminPermissions,
  ROLE_ADMIN_CONTENT: contentPermissions,
  ROLE_MODERATOR: moderationPermissions,
  ROLE_TREASURER: treasurerPermissions,
}

/** Whether the holder's roles bring a permission; false for a visitor. */
export function hasPermission(holder: { readonly roles: readonly StaffRole[] } | undefined, permission: Permission) {
  return rolesWith(permission).some((role) => holder?.roles.includes(role))
}

/** The roles that bring a permission. */
export function rolesWith(permission: Permission): StaffRole[] {
  return staffRoles.filter((role) => rolePermissions[role].includes(permission))
}

/** The roles that the holders of a role give and take (docs/roles.md); those who are not listed give none. */
const givenRoles: Readonly<Partial<Record<StaffRole, readonly StaffRole[]>>> = {
  ROLE_SUPER_ADMIN: staffRoles,
  ROLE_ADMIN: ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_MODERATOR'],
}

/** The roles that someone with these roles gives to others. */
export function listGivableRoles(own: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => own.some((held) => givenRoles[held]?.includes(role)))
}
