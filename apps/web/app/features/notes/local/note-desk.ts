import type { OutboxContents } from '../../../data/outbox/registry.ts'
import { markLeft } from '../../../offline/left-here.ts'
import type { KeptMember } from '../../../session/kept-member.ts'
import type { NoteDesk } from './desk.ts'
import { dropNotes, sendBeforeLeaving, tidyUp } from './leave-notes.ts'
import { NoteChannel } from './note-news.ts'
import { tellSent } from './note-states.ts'
import { NoteStore } from './note-store.ts'
import { NoteSync } from './note-sync.ts'
import { takeInRescued } from './rescued-updates.ts'

export interface OpenDesk extends NoteDesk {
  readonly sync: NoteSync
}

let opened: { readonly owner: KeptMember; readonly desk: Promise<OpenDesk> } | undefined

/**
 * Where a member writes, open until the document goes: what was written goes on being sent when they read something
 * else. Rejects where the browser keeps nothing.
 */
export function openDesk(owner: KeptMember): Promise<OpenDesk> {
  if (opened?.owner.memberId !== owner.memberId || opened.owner.codigo !== owner.codigo) {
    void opened?.desk.then(({ sync }) => sync.close()).catch(() => {})
    const laid = { owner, desk: layOut(owner) }
    opened = laid
    laid.desk.catch(() => {
      // What could not be opened now may be the next time.
      if (opened === laid) opened = undefined
    })
  }
  return opened.desk
}

async function layOut(owner: KeptMember): Promise<OpenDesk> {
  const store = await NoteStore.open(owner)
  markLeft('notes')
  await takeInRescued(owner, store).catch(() => {})
  void tidyUp(owner).catch(() => {})
  const desk = { owner, store, channel: new NoteChannel(owner) }
  return { ...desk, sync: new NoteSync(desk, tellSent) }
}

/**
 * Notes keep a storage of their own, as Yjs merges them; a log-out and a first page treat them as any outbox. Stands here
 * so that a page that writes notes has this code without a network.
 */
export const noteOutboxContents: OutboxContents = {
  sendAll: async (owner) => (await openDesk(owner)).sync.sendAll(),
  countUnsent: sendBeforeLeaving,
  clear: dropNotes,
}
