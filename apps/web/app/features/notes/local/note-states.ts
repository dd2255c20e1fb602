import { create } from 'zustand'
import type { Sent } from './send-note.ts'

/** What there is to say of a note: `kept` on this device and about to be sent, `notKept` where there is no room. */
export type NoteState = Sent | 'kept' | 'notKept'

/** By the notes’ ids; nothing of those that nothing happened to since the page was loaded. */
export const useNoteStates = create<Readonly<Record<string, NoteState>>>()(() => ({}))

export function setNoteState(id: string, state: NoteState): void {
  useNoteStates.setState({ [id]: state })
}

/** What could not be kept is still not, whatever was sent; and what has joined is told until something is written. */
export function setSentState(id: string, sent: Sent): void {
  const now = useNoteStates.getState()[id]
  if (now !== 'notKept' && !(now === 'merged' && sent === 'saved')) setNoteState(id, sent)
}

/** A note is opened: what could not be kept the last time is here again, or gone. */
export function resetNoteState(id: string): void {
  if (useNoteStates.getState()[id]) setNoteState(id, 'kept')
}
