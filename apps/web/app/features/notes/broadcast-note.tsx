import { stored } from '@narthex/client/device/stored'
import { useState } from 'react'
import { newNoteId } from './note-editor/new-note-id.ts'
import { NoteEditor } from './note-editor/note-editor.tsx'
import type { NoteStamp } from './note-editor/stamp-button.tsx'

export interface BroadcastNoteProps {
  readonly broadcastId: number
  readonly stamp: NoteStamp
}

const keyOf = (broadcastId: number) => `live-note ${broadcastId}`

/** A note beside a broadcast: for this session always the same one, also after a reload. */
export function BroadcastNote({ broadcastId, stamp }: BroadcastNoteProps) {
  const [noteId, setNoteId] = useState(() => findNoteId(broadcastId))
  const begin = (keptAs = newNoteId()) => {
    stored(() => sessionStorage.setItem(keyOf(broadcastId), keptAs))
    setNoteId(keptAs)
  }
  return <NoteEditor noteId={noteId} isNew stamp={stamp} onGone={begin} />
}

function findNoteId(broadcastId: number): string {
  const kept = stored(() => sessionStorage.getItem(keyOf(broadcastId)))
  if (kept) return kept
  const noteId = newNoteId()
  stored(() => sessionStorage.setItem(keyOf(broadcastId), noteId))
  return noteId
}
