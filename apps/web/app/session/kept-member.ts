import { stored } from '@narthex/client/device/stored'
import type { Member } from '@narthex/contract/users/user.schemas'
import type { WorkerMessage } from '../../service-worker/messages.ts'

/** A church code and the member's id at that church. */
export interface KeptMember {
  readonly codigo: string
  readonly memberId: number
  /** Shown in the header while the session cannot be confirmed. */
  readonly name?: string
  readonly picture?: string | null
}

const key = 'member'

export function toKeptMember(codigo: string, { id, nome, sobrenome, imagem }: Member): KeptMember {
  return { codigo, memberId: id, name: `${nome} ${sobrenome}`, picture: imagem }
}

/** Stores the member who is logged in: offline, this browser shows the stored data of this member only. */
export function keepMember(member: KeptMember): void {
  const before = keptMember()
  if (before && (before.memberId !== member.memberId || before.codigo !== member.codigo)) forgetPages()
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
  forgetPages()
}

/** Has the service worker delete the pages that it keeps of a member, with the titles of their tickets. */
function forgetPages(): void {
  const message: WorkerMessage = { type: 'FORGET' }
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}
