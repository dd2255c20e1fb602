import type { GroupRole } from '@narthex/contract/groups/group-words'

/** What somebody is to a group. */
export interface Standing {
  /** Null for no member of it. */
  readonly papel: GroupRole | null
  /** Administers the church. */
  readonly administers: boolean
  readonly isMinor: boolean
}

/** Answers requests, sees all of its members, minors too: leads or assists, or administers the church. Never a minor. */
export function canLeadGroup({ papel, administers, isMinor }: Standing): boolean {
  return !isMinor && (administers || papel === 'LIDER' || papel === 'AUXILIAR')
}

/** Says who leads and assists, and who is of the group no more. */
export function canChangeMembers({ papel, administers, isMinor }: Standing): boolean {
  return !isMinor && (administers || papel === 'LIDER')
}

/** Sees where it meets, and those of its members who may be seen. */
export function canSeeInside({ papel, administers }: Standing): boolean {
  return administers || papel !== null
}

/** Nobody under 18 gets to know of other minors, or has to answer for them. */
export function canHold(papel: GroupRole, { isMinor }: Pick<Standing, 'isMinor'>): boolean {
  return papel === 'MEMBRO' || !isMinor
}

/** Somebody as one of the group, seen by another of it. */
export interface Seen {
  readonly papel: GroupRole
  readonly isMinor: boolean
  /** They chose to show their number to the group. */
  readonly flagTelefone: boolean
  readonly isOneself: boolean
}

/** Minors are shown to those who lead alone, and to themselves. */
export function canSeeMember(seer: Standing, { isMinor, isOneself }: Pick<Seen, 'isMinor' | 'isOneself'>): boolean {
  return isOneself || canLeadGroup(seer) || (canSeeInside(seer) && !isMinor)
}

/** Never a minor's; and minors are shown the numbers of those who lead, and no other adult's. */
export function canSeePhone(seer: Standing, { papel, isMinor, flagTelefone }: Omit<Seen, 'isOneself'>): boolean {
  return canSeeInside(seer) && !isMinor && flagTelefone && (!seer.isMinor || papel !== 'MEMBRO')
}
