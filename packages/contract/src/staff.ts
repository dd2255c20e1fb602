import type { Access } from './endpoint.ts'

/** What staff do at a church, and whose roles allow it (docs/roles.md). A call for staff names one of these as its access. */
export const staff = {
  /** Members, roles, the audit log, and whatever the others do. */
  administer: { staff: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] },
  /** What the site tells. */
  edit: { staff: ['ROLE_ADMIN_CONTENT', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] },
  /** What people write to each other. */
  moderate: { staff: ['ROLE_MODERATOR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] },
} as const satisfies Record<string, Access>
