import type { GroupRole } from '@narthex/contract/groups/group-words'

/** A person's standing in a group. */
export interface Standing {
  /** Null without a seat in the group. */
  readonly papel: GroupRole | null
  /** Staff with `groups.manage`. */
  readonly administers: boolean
  readonly isMinor: boolean
}

/** Permission to answer requests and see all members, minors included. Never granted to a minor. */
export function canLeadGroup({ papel, administers, isMinor }: Standing): boolean {
  return !isMinor && (administers || papel === 'LIDER' || papel === 'AUXILIAR')
}

/** Permission to change roles and remove members. */
export function canChangeMembers({ papel, administers, isMinor }: Standing): boolean {
  return !isMinor && (administers || papel === 'LIDER')
}

/** Permission to see the exact place and the visible members. */
export function canSeeInside({ papel, administers }: Standing): boolean {
  return administers || papel !== null
}

/** Leaders and assistants see minors and answer for them, so they must be adults. */
export function canHold(papel: GroupRole, { isMinor }: Pick<Standing, 'isMinor'>): boolean {
  return papel === 'MEMBRO' || !isMinor
}

/** A member of the group as another member sees them. */
export interface Seen {
  readonly papel: GroupRole
  readonly isMinor: boolean
  /** The member shares their phone number with the group. */
  readonly flagTelefone: boolean
  readonly isOneself: boolean
}

/** Minors are visible to leaders and to themselves only. */
export function canSeeMember(seer: Standing, { isMinor, isOneself }: Pick<Seen, 'isMinor' | 'isOneself'>): boolean {
  return isOneself || canLeadGroup(seer) || (canSeeInside(seer) && !isMinor)
}

/** A minor's number is never shown. Minors see the numbers of leaders and assistants only. */
export function canSeePhone(seer: Standing, { papel, isMinor, flagTelefone }: Omit<Seen, 'isOneself'>): boolean {
  return canSeeInside(seer) && !isMinor && flagTelefone && (!seer.isMinor || papel !== 'MEMBRO')
}
