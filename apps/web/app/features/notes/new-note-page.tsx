import { stored } from '@narthex/client/device/stored'
import { noteTitleLength } from '@narthex/contract/limits'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { newNoteId } from './note-editor/new-note-id.ts'
import { NotePage } from './note-page.tsx'

const key = 'new-note'

/** A note that is begun here, with the title that the address may give. A reload, also after a crash, continues the same one. */
export function NewNotePage({ title }: { title: string }) {
  const firstTitle = new URLSearchParams(useLocation().search).get('title')?.slice(0, noteTitleLength)
  const [noteId] = useState(() => stored(() => sessionStorage.getItem(key)) ?? newNoteId())
  useEffect(() => {
    stored(() => sessionStorage.setItem(key, noteId))
    return () => void stored(() => sessionStorage.removeItem(key))
  }, [noteId])
  return <NotePage title={title} noteId={noteId} isNew firstTitle={firstTitle} />
}
