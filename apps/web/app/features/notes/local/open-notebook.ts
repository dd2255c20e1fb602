import { setMark } from '@narthex/client/outbox/device-marks'
import type { OutboxContents } from '../../../outbox/registry.ts'
import type { KeptMember } from '../../../session/kept-member.ts'
import { NoteChannel } from './note-channel.ts'
import { setSentState } from './note-states.ts'
import { NoteStore } from './note-store.ts'
import { NoteSync } from './note-sync.ts'
import type { Notebook } from './notebook.ts'
import { restoreRescued } from './rescued-updates.ts'
import { countUnsentNotes, deleteNotes, deleteOthersNotes } from './unsent-notes.ts'

export interface OpenNotebook extends Notebook {
  readonly sync: NoteSync
}

let opened: { readonly owner: KeptMember; readonly notebook: Promise<OpenNotebook> } | undefined

/**
 * A member's notes, open until the document is unloaded: what was written goes on being sent while they read something
 * else. Rejects where the browser keeps nothing.
 */
export function openNotebook(owner: KeptMember): Promise<OpenNotebook> {
  if (opened?.owner.memberId !== owner.memberId || opened.owner.codigo !== owner.codigo) {
    void opened?.notebook.then(({ sync }) => sync.close()).catch(() => {})
    const next = { owner, notebook: open(owner) }
    opened = next
    next.notebook.catch(() => {
      // It may open the next time.
      if (opened === next) opened = undefined
    })
  }
  return opened.notebook
}

async function open(owner: KeptMember): Promise<OpenNotebook> {
  const store = await NoteStore.open(owner)
  setMark('notes')
  await restoreRescued(owner, store).catch(() => {})
  void deleteOthersNotes(owner).catch(() => {})
  const notebook = { owner, store, channel: new NoteChannel(owner) }
  return { ...notebook, sync: new NoteSync(notebook, setSentState) }
}

/**
 * Notes keep a storage of their own, as Yjs merges them; a log-out and a first page treat them as any outbox. Stands here
 * so that a page that writes notes has this code without a network.
 */
export const noteOutboxContents: OutboxContents = {
  sendAll: async (owner) => (await openNotebook(owner)).sync.sendAll(),
  countUnsent: countUnsentNotes,
  clear: deleteNotes,
}
