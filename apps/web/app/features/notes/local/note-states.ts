import { create } from 'zustand'
import type { Sent } from './send-note.ts'

/** State of a note: `kept` on this device and about to be sent, `notKept` if the storage is full. */
export type NoteState = Sent | 'kept' | 'notKept'

/** States by note id; only notes that changed since the page was loaded. */
export const useNoteStates = create<Readonly<Record<string, NoteState>>>()(() => ({}))

export function setNoteState(id: string, state: NoteState): void {
  useNoteStates.setState({ [id]: state })
}

/** Sets the state after sending. `notKept` stays; `merged` stays until the next edit. */
export function setSentState(id: string, sent: Sent): void {
  const now = useNoteStates.getState()[id]
  if (now !== 'notKept' && !(now === 'merged' && sent === 'saved')) setNoteState(id, sent)
}

/** A note is opened: what could not be kept the last time is here again, or gone. */
export function resetNoteState(id: string): void {
  if (useNoteStates.getState()[id]) setNoteState(id, 'kept')
}
