import { stored } from '@narthex/client/device/stored'
import type * as Y from 'yjs'
import { findKeptMember, type KeptMember } from '../../../session/kept-member.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { hasGaps, openDoc } from './note-doc.ts'
import type { NoteStore } from './note-store.ts'

/*
 * A page that goes away takes along what it was about to write into the database: some letters, on a slow phone. What
 * can be written at once until then is local storage.
 */

/** Two tabs that go away at once have a place each. */
const tab = Math.random().toString(36).slice(2)
const beginningOf = ({ codigo, memberId }: KeptMember) => `note ${codigo} ${memberId} `

/** Puts changes where the next page finds them; nowhere once their owner has left. */
export function rescueUpdate(owner: KeptMember, id: string, bytes: Uint8Array): void {
  if (findKeptMember(owner.codigo)?.memberId !== owner.memberId) return
  stored(() => localStorage.setItem(`${beginningOf(owner)}${id} ${tab}`, toBase64(bytes)))
}

/**
 * Keeps what pages that are gone could not finish, of one note or of all. Letters that were written upon what is not
 * here wait until it is.
 */
export async function restoreRescued(owner: KeptMember, store: NoteStore, only = ''): Promise<void> {
  for (const key of keysOf(beginningOf(owner) + only)) {
    const [, , , id = ''] = key.split(' ')
    const before = await store.updatesOf(id)
    const rescued = stored(() => read(key, before))
    if (rescued && hasGaps(rescued.doc)) continue
    if (rescued) await store.addEdit(id, rescued.doc, rescued.bytes, new Date().toISOString())
    stored(() => localStorage.removeItem(key))
  }
}

export function dropRescued(owner: KeptMember): void {
  for (const key of keysOf(beginningOf(owner))) stored(() => localStorage.removeItem(key))
}

function read(key: string, before: readonly Uint8Array[]): { readonly bytes: Uint8Array; readonly doc: Y.Doc } {
  const bytes = fromBase64(localStorage.getItem(key) ?? '')
  return { bytes, doc: openDoc([...before, bytes]) }
}

function keysOf(beginning: string): string[] {
  const keys = stored(() => Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? ''))
  return (keys ?? []).filter((key) => key.startsWith(beginning))
}
