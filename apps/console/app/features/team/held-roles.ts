import { dateText } from '@narthex/client/format/dates'
import type { StaffRole } from '@narthex/contract/permissions'
import { roleLimits } from '@narthex/contract/role-limits'
import type { StaffMember } from '@narthex/contract/users/role.endpoints'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** Roles, the last days of those that end by themselves, and what the limited ones reach. */
export type HeldRoles = Pick<StaffMember, 'roles' | 'prazos' | 'alcances'>

/** A congregation, a group with all below it, or an event. */
export type RolePart = StaffMember['alcances'][number]['itens'][number]

/** Terms on which a role is held. */
export interface RoleTerms {
  /** Last day, `YYYY-MM-DD`; empty for good. */
  readonly ate: string
  /** The parts that it reaches; null for the whole church. */
  readonly reach: readonly RolePart[] | null
}

export type TermsOfRoles = ReadonlyMap<StaffRole, RoleTerms>

export const unlimitedTerms: RoleTerms = { ate: '', reach: null }

export const toTerms = ({ roles, prazos, alcances }: HeldRoles): TermsOfRoles =>
  new Map(
    roles.map((role) => {
      const ate = prazos.find((end) => end.role === role)?.ate ?? ''
      // One that is gone reaches no one: it is chosen no more.
      const limit = alcances.find((limited) => limited.role === role)
      return [role, { ate, reach: limit?.itens.filter(({ nome }) => nome !== null) ?? null }]
    }),
  )

export const toHeld = (terms: TermsOfRoles): HeldRoles => ({
  roles: [...terms.keys()],
  prazos: [...terms].flatMap(([role, { ate }]) => (ate === '' ? [] : [{ role, ate }])),
  alcances: [...terms].flatMap(([role, { reach }]) => (reach ? [{ role, itens: [...reach] }] : [])),
})

export const isSame = (one: RoleTerms | undefined, other: RoleTerms): boolean =>
  one?.ate === other.ate && listIds(one).join() === listIds(other).join() && !one.reach === !other.reach

/** Whether a role that is to be limited has no limits yet. */
export const isIncomplete = ({ reach }: RoleTerms): boolean => reach?.length === 0

const listIds = ({ reach }: RoleTerms) => reach?.map(({ id }) => id) ?? []

/** Terms as calls send them. */
export const toSentTerms = (role: StaffRole, terms: RoleTerms) => ({
  ...(terms.ate && { ate: terms.ate }),
  ...(roleLimits[role] && { alcance: terms.reach && listIds(terms) }),
})

/** Writes roles as one line, with what they reach and the last day of those that end. */
export function useRolesText(): (held: HeldRoles) => string {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const dates = useDateContext()
  return (held) =>
    [...toTerms(held)]
      .map(([role, { ate, reach }]) => {
        const places = reach?.map(({ nome }) => nome).join(', ') || t('nowhere')
        const name = reach ? t('limited', { role: names(role), places }) : names(role)
        return ate === '' ? name : t('held', { role: name, day: dateText(ate, dates) })
      })
      .join(', ')
}
