import { unmarkLeft } from '../../../offline/left-here.ts'
import { atMost } from '../../../session/at-most.ts'
import type { KeptMember } from '../../../session/kept-member.ts'
import { isEmpty, isUnsent } from './local-note.ts'
import { dropNotesDatabase, otherOwners } from './note-database.ts'
import { NoteChannel } from './note-news.ts'
import { NoteStore } from './note-store.ts'
import { NoteSync } from './note-sync.ts'
import { dropRescued, takeInRescued } from './rescued-updates.ts'

/** The longest that a log-out waits. */
const patienceMs = 4_000

/** Sends what was not sent yet; gives how many notes would be lost with this device's copies, or not be deleted. */
export async function sendBeforeLeaving(owner: KeptMember): Promise<number> {
  const store = await NoteStore.open(owner)
  await takeInRescued(owner, store)
  const channel = new NoteChannel(owner)
  const sync = new NoteSync({ owner, store, channel }, () => {})
  await atMost(patienceMs, sync.sendAll())
  sync.close()
  channel.close()
  const left = (await store.list()).filter((note) => note.end === 'deleted' || (isUnsent(note) && !isEmpty(note)))
  store.close()
  return left.length
}

/** Takes a member's notes off this device. */
export async function dropNotes(owner: KeptMember): Promise<void> {
  dropRescued(owner)
  await dropNotesDatabase(owner)
  if ((await otherOwners(owner)).length === 0) unmarkLeft('notes')
}

/** Takes off what others left here who did not log out: but for what they never sent, which waits for them, unseen. */
export async function tidyUp(owner: KeptMember): Promise<void> {
  for (const other of await otherOwners(owner)) {
    const store = await NoteStore.open(other)
    await takeInRescued(other, store)
    const notes = await store.list()
    store.close()
    if (!notes.some((note) => isUnsent(note) || note.end === 'deleted')) await dropNotesDatabase(other)
  }
}
