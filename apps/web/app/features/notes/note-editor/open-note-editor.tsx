import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import * as Y from 'yjs'
import type { OpenNote } from '../local/open-note.ts'
import type { OpenNotebook } from '../local/open-notebook.ts'
import { deleteNote } from './leave-note.ts'
import { newNoteId } from './new-note-id.ts'
import { NoteSheet } from './note-sheet.tsx'
import { NoteSkeleton } from './note-skeleton.tsx'
import type { NoteStamp } from './stamp-button.tsx'
import { useOpenNote } from './use-open-note.ts'

export interface NoteEditorProps {
  /** Made by `newNoteId` for one that is to be begun. */
  readonly noteId: string
  readonly isNew?: boolean
  /** Title of a new note. */
  readonly firstTitle?: string | undefined
  /** Marks moments of a broadcast beside the note. */
  readonly stamp?: NoteStamp
  /** Has it deleted, after a question: the editor only says that it is wanted. */
  readonly onDelete?: () => void
  /** Runs when the note was deleted, here or elsewhere, or kept under another id. */
  readonly onGone: (keptAs?: string) => void
}

/** The editor once its code is here: the note, or why it cannot be had. */
export function OpenNoteEditor({ noteId, isNew = false, firstTitle, stamp, onDelete, onGone }: NoteEditorProps) {
  const t = useTranslations('notes.editor')
  const opened = useOpenNote(noteId, isNew)
  switch (opened.state) {
    case 'opening':
      return <NoteSkeleton />
    case 'absent':
      return (
        <EmptyState icon="note" title={t('absentTitle')} lead={t('absent')}>
          <BackButton onClick={() => onGone()} />
        </EmptyState>
      )
    case 'away':
      return <EmptyState icon="offline" title={t('awayTitle')} lead={t('away')} />
    case 'denied':
      return <EmptyState icon="warning" title={t('deniedTitle')} lead={t('denied')} />
    case 'gone':
      return <GoneNote {...opened} id={noteId} onGone={onGone} />
    default:
      return (
        <NoteSheet
          id={noteId}
          note={opened.note}
          changedAt={opened.changedAt}
          isNew={isNew}
          firstTitle={firstTitle}
          stamp={stamp}
          onDelete={onDelete}
        />
      )
  }
}

function BackButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('notes')
  return (
    <button type="button" onClick={onClick} className={buttonClass('quiet')}>
      {t('back')}
    </button>
  )
}

interface GoneNoteProps {
  readonly notebook: OpenNotebook
  readonly note: OpenNote
  readonly id: string
  readonly onGone: NoteEditorProps['onGone']
}

/** Deleted on another device, while there are unsent changes here: they are not discarded without asking. */
function GoneNote({ notebook, note, id, onGone }: GoneNoteProps) {
  const t = useTranslations('notes.editor')
  const keep = async () => {
    const copy = newNoteId()
    await notebook.store.addEdit(copy, note.doc, Y.encodeStateAsUpdate(note.doc), new Date().toISOString())
    await notebook.store.forget(id)
    void notebook.sync.send(copy)
    onGone(copy)
  }
  const drop = async () => {
    await deleteNote(notebook, id)
    onGone()
  }
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('goneTitle')} lead={t('goneLead')}>
        <button type="button" onClick={() => void keep()} className={buttonClass('primary')}>
          {t('goneKeep')}
        </button>
        <button type="button" onClick={() => void drop()} className={buttonClass('quiet')}>
          {t('goneDrop')}
        </button>
      </EmptyState>
    </div>
  )
}
