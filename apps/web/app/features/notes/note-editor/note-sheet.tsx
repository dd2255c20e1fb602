import { noteTextPart } from '@narthex/contract/notes/note-text'
import { Collaboration } from '@tiptap/extension-collaboration'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenNote } from '../local/open-note.ts'
import { NoteStanding } from './note-standing.tsx'
import { NoteTools } from './note-tools.tsx'
import { withoutScripts } from '@narthex/client/forms/pasted-html'
import { isMomentAddress, type NoteStamp, StampButton } from './stamp-button.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { TitleField } from './title-field.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

/** What a note may hold. What is pasted keeps of its looks what these know, and nothing else. */
const writing = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  // Only back to a moment of a broadcast: what is pasted brings no links along.
  link: {
    autolink: false,
    linkOnPaste: false,
    isAllowedUri: isMomentAddress,
    HTMLAttributes: { target: null, rel: null },
  },
  strike: false,
  underline: false,
  // Undoes one's own changes alone, and so comes with what merges them.
  undoRedo: false,
})

export interface NoteSheetProps {
  readonly id: string
  readonly note: OpenNote
  /** Nothing for one that was never kept. */
  readonly changedAt: string | undefined
  readonly isNew: boolean
  /** Written into a new note without a title. */
  readonly firstTitle?: string | undefined
  /** Beside a broadcast: marks its moments. The text does not take the focus by itself. */
  readonly stamp?: NoteStamp | undefined
  readonly onDelete?: (() => void) | undefined
}

/** The note itself: its title, how it stands, its text, and the tools for it. */
export function NoteSheet({ id, note, changedAt, isNew, firstTitle, stamp, onDelete }: NoteSheetProps) {
  const t = useTranslations('notes.editor')
  const sheet = useRef<HTMLDivElement>(null)
  useKeyboardInset(sheet)
  const editor = useEditor({
    extensions: [writing, Collaboration.configure({ document: note.doc, field: noteTextPart })],
    // The site's policy admits no styles but its own: they stand in notes.css.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutScripts,
      attributes: {
        class: 'note-text reading-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('text'),
        'data-placeholder': t('placeholder'),
      },
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
      <TextToolbar editor={editor} />
      <EditorContent editor={editor} className="mt-4" />
    </div>
  )
}
