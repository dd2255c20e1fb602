import type { OutboxContents } from '../../../data/outbox/registry.ts'
import { dropNotes, sendBeforeLeaving } from './leave-notes.ts'
import { openDesk } from './note-desk.ts'

/** Notes keep a storage of their own, as Yjs merges them; a log-out and a first page treat them as any outbox. */
export const noteOutboxContents: OutboxContents = {
  sendAll: async (owner) => (await openDesk(owner)).sync.sendAll(),
  countUnsent: sendBeforeLeaving,
  clear: dropNotes,
}
