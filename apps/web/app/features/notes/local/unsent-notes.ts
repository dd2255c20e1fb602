import { atMost } from '@narthex/client/calls/at-most'
import { removeMark } from '@narthex/client/outbox/device-marks'
import type { KeptMember } from '../../../session/kept-member.ts'
import { isEmpty, isUnsent } from './local-note.ts'
import { NoteChannel } from './note-channel.ts'
import { dropNotesDatabase, otherOwners } from './note-database.ts'
import { NoteStore } from './note-store.ts'
import { NoteSync } from './note-sync.ts'
import { dropRescued, restoreRescued } from './rescued-updates.ts'

/** The longest that a log-out waits. */
const patienceMs = 4_000

/** Sends what was not sent yet, and counts the notes that a log-out would lose, or leave undeleted on the server. */
export async function countUnsentNotes(owner: KeptMember): Promise<number> {
  const store = await NoteStore.open(owner)
  await restoreRescued(owner, store)
  const channel = new NoteChannel(owner)
  const sync = new NoteSync({ owner, store, channel }, () => {})
  await atMost(patienceMs, sync.sendAll())
  sync.close()
  channel.close()
  const left = (await store.list()).filter((note) => note.end === 'deleted' || (isUnsent(note) && !isEmpty(note)))
  store.close()
  return left.length
}

/** Deletes a member's notes from this device. */
export async function deleteNotes(owner: KeptMember): Promise<void> {
  dropRescued(owner)
  await dropNotesDatabase(owner)
  if ((await otherOwners(owner)).length === 0) removeMark('notes')
}

/** Deletes the notes of members whose session ended without a log-out. Unsent ones wait for them, unseen. */
export async function deleteOthersNotes(owner: KeptMember): Promise<void> {
  for (const other of await otherOwners(owner)) {
    const store = await NoteStore.open(other)
    await restoreRescued(other, store)
    const notes = await store.list()
    store.close()
    if (!notes.some((note) => isUnsent(note) || note.end === 'deleted')) await dropNotesDatabase(other)
  }
}
