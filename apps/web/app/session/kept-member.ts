import { stored } from './session.ts'

/** Somebody by who they are to a church. */
export interface KeptMember {
  readonly codigo: string
  readonly memberId: number
}

const key = 'member'

/*
 * Who was last known to be logged in here. While nobody can be asked who is there, what this browser keeps for a member is
 * shown to that member alone.
 */
export function keepMember(member: KeptMember): void {
  stored(() => localStorage.setItem(key, JSON.stringify(member)))
}

export function keptMember(): KeptMember | undefined {
  try {
    const kept = stored(() => localStorage.getItem(key))
    return kept ? (JSON.parse(kept) as KeptMember) : undefined
  } catch {
    return undefined
  }
}

/** The same where it is somebody of this church: another one may have stood at this address before. */
export function findKeptMember(codigo: string): KeptMember | undefined {
  const kept = keptMember()
  return kept?.codigo === codigo ? kept : undefined
}

/** Says nothing from then on of what is kept: with the session, or when somebody else takes its place. */
export function forgetMember(): void {
  stored(() => localStorage.removeItem(key))
}
