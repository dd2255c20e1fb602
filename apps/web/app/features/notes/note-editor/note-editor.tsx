// Here, as styles come with a page and not with what is loaded later.
import '../../../components/reading/reading.css'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { NoteSkeleton } from './note-skeleton.tsx'
import type { NoteEditorProps } from './open-note-editor.tsx'

/** All that writing needs. */
export const loadNoteEditor = () => import('./open-note-editor.tsx').then(({ OpenNoteEditor }) => OpenNoteEditor)
const OpenNoteEditor = lazyPart(loadNoteEditor)

/**
 * A note to be read and written, wherever it stands: on a page, or beside a stream. What is written is on the device
 * before anything else happens to it, and sent when there is a network. A note with nothing in it is deleted when the
 * editor goes. Texts: `notes`.
 */
export function NoteEditor(props: NoteEditorProps) {
  return (
    <LazyPart fallback={<NoteSkeleton />} failed={<LoadFailed />}>
      {/* Another note is another editor. */}
      <OpenNoteEditor key={props.noteId} {...props} />
    </LazyPart>
  )
}
