import { stored } from './session.ts'

/** A church code and the member's id at that church. */
export interface KeptMember {
  readonly codigo: string
  readonly memberId: number
}

const key = 'member'

/** Stores the member who is logged in: offline, this browser shows the stored data of this member only. */
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

/** The kept member, if they belong to this church: the address may have belonged to another church. */
export function findKeptMember(codigo: string): KeptMember | undefined {
  const kept = keptMember()
  return kept?.codigo === codigo ? kept : undefined
}

/** Called when the session ends or another member logs in. */
export function forgetMember(): void {
  stored(() => localStorage.removeItem(key))
}
