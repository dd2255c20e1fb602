import { type StaffRole, staffRoles } from '@narthex/contract/permissions'
import { describe, expect, it } from 'vitest'
import { administeringRoles, canChangeRole, canManageMember } from './roles.policy.ts'

const byAdministrators: readonly StaffRole[] = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_CONTENT',
  'ROLE_MODERATOR',
  'ROLE_PASTOR',
  'ROLE_SECRETARY',
  'ROLE_GROUPS',
  'ROLE_EVENTS',
]

describe('a role', () => {
  it.each<[by: StaffRole[], givable: readonly StaffRole[]]>([
    [[], []],
    [['ROLE_MODERATOR'], []],
    [['ROLE_ADMIN_CONTENT', 'ROLE_MODERATOR'], []],
    [['ROLE_TREASURER'], []],
    [['ROLE_ADMIN', 'ROLE_TREASURER'], byAdministrators],
    [['ROLE_ADMIN'], byAdministrators],
    [['ROLE_SUPER_ADMIN'], [...staffRoles]],
  ])('is given and taken by %j: %j', (by, givable) => {
    expect(staffRoles.filter((role) => canChangeRole(by, role, []))).toEqual(
      staffRoles.filter((role) => givable.includes(role)),
    )
  })

  it('of a member who stands above is left alone, however small it is', () => {
    expect(canChangeRole(['ROLE_ADMIN'], 'ROLE_MODERATOR', ['ROLE_SUPER_ADMIN'])).toBe(false)
    expect(canChangeRole(['ROLE_ADMIN'], 'ROLE_MODERATOR', ['ROLE_ADMIN'])).toBe(true)
    expect(canChangeRole(['ROLE_ADMIN'], 'ROLE_MODERATOR', ['ROLE_TREASURER'])).toBe(false)
    expect(canManageMember(['ROLE_ADMIN'], ['ROLE_TREASURER'])).toBe(false)
    expect(canManageMember(['ROLE_ADMIN'], ['ROLE_ADMIN', 'ROLE_MODERATOR'])).toBe(true)
    expect(canManageMember(['ROLE_SUPER_ADMIN'], ['ROLE_TREASURER', 'ROLE_SUPER_ADMIN'])).toBe(true)
    expect(canManageMember(['ROLE_TREASURER'], [])).toBe(false)
  })

  it('that every church needs a holder of is one that administers', () => {
    expect(administeringRoles).toEqual(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])
  })
})
