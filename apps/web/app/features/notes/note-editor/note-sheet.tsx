import { noteTextPart } from '@narthex/contract/notes/note-text'
import { LinkMark } from '@narthex/editor/core/link-mark'
import { withoutScripts } from '@narthex/editor/core/pasted-html'
import { TextToolbar } from '@narthex/editor/core/text-toolbar'
import { textTools } from '@narthex/editor/core/text-tools'
import { useKeyboardInset } from '@narthex/editor/core/use-keyboard-inset'
import { writingNodes } from '@narthex/editor/core/writing-nodes'
import { writingAttributes } from '@narthex/editor/core/writing-props'
import { Collaboration } from '@tiptap/extension-collaboration'
import { EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenNote } from '../local/open-note.ts'
import { NoteStanding } from './note-standing.tsx'
import { NoteTools } from './note-tools.tsx'
import { isMomentAddress, type NoteStamp, StampButton } from './stamp-button.tsx'
import { TitleField } from './title-field.tsx'

/** Nodes and marks of a note. Links only lead to moments of broadcasts; pasted links are dropped. */
const writing = [
  ...writingNodes({ headingLevels: [2, 3] }),
  LinkMark.configure({ isAllowed: isMomentAddress, opensOnClick: true }),
]

export interface NoteSheetProps {
  readonly id: string
  readonly note: OpenNote
  /** Time of the last change; undefined for a note never saved. */
  readonly changedAt: string | undefined
  readonly isNew: boolean
  /** Written into a new note without a title. */
  readonly firstTitle?: string | undefined
  /** Marks moments of a broadcast beside the note. The text does not take the focus then. */
  readonly stamp?: NoteStamp | undefined
  readonly onDelete?: (() => void) | undefined
}

/** The note itself: its title, how it stands, its text, and the tools for it. */
export function NoteSheet({ id, note, changedAt, isNew, firstTitle, stamp, onDelete }: NoteSheetProps) {
  const t = useTranslations('notes.editor')
  const sheet = useRef<HTMLDivElement>(null)
  useKeyboardInset(sheet)
  const editor = useEditor({
    extensions: [...writing, Collaboration.configure({ document: note.doc, field: noteTextPart })],
    // The site's policy admits no styles but its own: they stand in writing.css.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutScripts,
      attributes: writingAttributes(t('text'), t('placeholder'), 'note-text reading-body'),
    },
  })
  return (
    <div ref={sheet} className="note-sheet">
      <TitleField
        doc={note.doc}
        isNew={isNew && !stamp}
        firstTitle={isNew ? firstTitle : undefined}
        onEnter={() => editor.commands.focus('start')}
      />
      <div className="mt-1 flex items-center justify-between gap-x-4 print:hidden">
        <NoteStanding id={id} changedAt={changedAt} />
        <NoteTools doc={note.doc} onDelete={onDelete} />
      </div>
      {stamp && <StampButton editor={editor} stamp={stamp} />}
      <TextToolbar
        editor={editor}
        tools={textTools}
        label={t('tools')}
        nameTool={t}
        className="note-toolbar shadow-float md:mt-2 md:w-fit md:rounded-full md:shadow-rest"
      />
      <EditorContent editor={editor} className="mt-4" />
    </div>
  )
}
