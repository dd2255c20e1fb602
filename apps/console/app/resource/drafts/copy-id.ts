import { useOwner } from '@narthex/client/calls/owner'
import { stored } from '@narthex/client/device/stored'
import type { DraftCopy } from './draft-types.ts'
import { listCopies } from './local-copies.ts'

const prefix = 'new '
const nameLock = (kind: string, id: string) => `office draft ${kind} ${id}`

/**
 * Names the copy of a record that is yet to be added. A tab keeps its own over a reload; one that was left by a tab that is gone is
 * taken up again, and never that of a tab which is still open.
 */
export async function claimCopyId(kind: string): Promise<string> {
  const key = `${nameLock(kind, 'own')} ${useOwner.getState().memberId}`
  const own = stored(() => sessionStorage.getItem(key))
  const id = own ?? (await findLeft(kind)) ?? `${prefix}${crypto.randomUUID()}`
  stored(() => sessionStorage.setItem(key, id))
  void navigator.locks?.request(nameLock(kind, id), { ifAvailable: true }, (lock) => lock && new Promise(() => {}))
  return id
}

/** The next new record of this tab has another copy. */
export function releaseCopyId(kind: string): void {
  stored(() => sessionStorage.removeItem(`${nameLock(kind, 'own')} ${useOwner.getState().memberId}`))
}

/** The newest copy of a new record that no open tab writes. */
async function findLeft(kind: string): Promise<string | undefined> {
  if (!navigator.locks) return undefined
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  const left = (await listCopies(kind)).filter(({ id }) => id.startsWith(prefix) && !names.has(nameLock(kind, id)))
  return left.toSorted((a, b) => age(b.copy) - age(a.copy))[0]?.id
}

const age = ({ writtenAtMs }: DraftCopy) => writtenAtMs
