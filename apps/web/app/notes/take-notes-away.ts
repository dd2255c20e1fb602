import { mayBeLeft } from '../offline/left-here.ts'
import { atMost } from '../session/at-most.ts'
import { type KeptMember, keptMember } from '../session/kept-member.ts'

/** A database that does not open, or is locked by another tab, must not delay a log-out for longer. */
const sendingMs = 6_000
const droppingMs = 2_000

/* What a log-out needs of the notes, without loading them where there are none. Neither throws. */

/** Sends what was not sent yet; gives how many notes would be lost with this device's copies, or not be deleted. */
export async function notesLeft(owner: KeptMember): Promise<number> {
  if (!mayBeLeft('notes')) return 0
  const left = import('./leave-notes.ts').then(({ sendBeforeLeaving }) => sendBeforeLeaving(owner)).catch(() => 0)
  return (await atMost(sendingMs, left)) ?? 0
}

/** Deletes the last member's notes from this device, as far as time allows. */
export async function takeNotesAway(): Promise<void> {
  const owner = keptMember()
  if (!owner || !mayBeLeft('notes')) return
  const dropped = import('./leave-notes.ts').then(({ dropNotes }) => dropNotes(owner)).catch(() => {})
  await atMost(droppingMs, dropped)
}
