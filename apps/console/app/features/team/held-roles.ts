import { dateText } from '@narthex/client/format/dates'
import type { StaffRole } from '@narthex/contract/permissions'
import type { StaffMember } from '@narthex/contract/users/role.endpoints'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** Roles, and the last days of those that end by themselves. */
export type HeldRoles = Pick<StaffMember, 'roles' | 'prazos'>

/** Each role with its last day, `YYYY-MM-DD`; empty for good. */
export type RoleEnds = ReadonlyMap<StaffRole, string>

export const toEnds = ({ roles, prazos }: HeldRoles): RoleEnds =>
  new Map(roles.map((role) => [role, prazos.find((end) => end.role === role)?.ate ?? '']))

export const toHeld = (ends: RoleEnds): HeldRoles => ({
  roles: [...ends.keys()],
  prazos: [...ends].flatMap(([role, ate]) => (ate === '' ? [] : [{ role, ate }])),
})

/** Writes roles as one line, with the last day of those that end. */
export function useRolesText(): (held: HeldRoles) => string {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const dates = useDateContext()
  return (held) =>
    [...toEnds(held)]
      .map(([role, ate]) => (ate === '' ? names(role) : t('held', { role: names(role), day: dateText(ate, dates) })))
      .join(', ')
}
