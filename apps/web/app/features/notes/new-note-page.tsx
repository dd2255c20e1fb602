import { useEffect, useState } from 'react'
import { stored } from '../../session/session.ts'
import { newNoteId } from './note-editor/new-note-id.ts'
import { NotePage } from './note-page.tsx'

const key = 'new-note'

/** A note that is begun here. A reload, also after a crash, continues the same one. */
export function NewNotePage({ title }: { title: string }) {
  const [noteId] = useState(() => stored(() => sessionStorage.getItem(key)) ?? newNoteId())
  useEffect(() => {
    stored(() => sessionStorage.setItem(key, noteId))
    return () => void stored(() => sessionStorage.removeItem(key))
  }, [noteId])
  return <NotePage title={title} noteId={noteId} isNew />
}
