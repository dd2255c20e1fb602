import { useLocation, useNavigate } from 'react-router'
import { keepingEmbed } from '../../routing/embed.ts'
import { type PagePath, pathTo } from '../../routing/page-path.ts'
import { NoteEditor } from './note-editor/note-editor.tsx'
import type { NoteEditorProps } from './note-editor/open-note-editor.tsx'

/** A note on a page of its own. */
export function NotePage({
  title,
  ...note
}: Pick<NoteEditorProps, 'noteId' | 'isNew' | 'firstTitle'> & { title: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const go = (path: PagePath, replace = false) =>
    void navigate(keepingEmbed(path, search), { replace, viewTransition: true })
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <NoteEditor
        {...note}
        onDelete={() => go(pathTo('/user/notes/:noteId/delete', { noteId: note.noteId }))}
        onGone={(keptAs) => go(keptAs ? pathTo('/user/notes/:noteId', { noteId: keptAs }) : '/user/notes', true)}
      />
    </>
  )
}
