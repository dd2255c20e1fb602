import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { useOfficeSession } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listPath, recordPath } from '../kind-paths.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { DraftLine } from './draft-line.tsx'
import { EditorFormContext } from './editor-form.ts'
import { adoptRecord } from './editor-key.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormField } from './form-field.tsx'
import { layOut } from './form-layout.ts'
import type { KindEditor } from './kind-editor.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { OpenedRecord } from './open-record.ts'
import { RecordActions } from './record-actions.tsx'
import { SaveBar } from './save-bar.tsx'
import { Translations } from './translations.tsx'
import { useEditing } from './use-editing.ts'

export interface RecordEditorProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  readonly identity: string
}

/** One column of fields, what was typed where, and what can be done with the record. */
export function RecordEditor({ kind, editor, opened, identity }: RecordEditorProps) {
  const t = useTranslations('consoleEditor')
  const texts = useTranslations(kind.texts)
  const words = useTranslations(editor.fields.texts)
  const navigate = useNavigate()
  const locale = useLocale()
  const { igreja } = useOfficeSession()
  const editing = useEditing({
    kind,
    editor,
    opened,
    language: igreja.idioma ?? locale,
    onAdded(record) {
      const path = recordPath(kind, record.id)
      adoptRecord(path, identity)
      void navigate(path, { replace: true, preventScrollReset: true })
    },
  })
  const { valid, status, record, save, settle } = editing
  const [isConflictOpen, setConflictOpen] = useState(true)
  const sections = layOut(editor)
  const { translated } = editor.fields
  const title = record ? kind.nameOf(record) || t('untitled') : words('new')
  return (
    <EditorFormContext value={{ editor, valid }}>
      <PageHead title={title} parent={{ path: listPath(kind), label: texts('title') }}>
        <RecordActions kind={kind} editing={editing} editor={editor} />
      </PageHead>
      <CopyNotice opened={opened} onDrop={editing.discard} />
      <form noValidate onSubmit={valid.submit} className="max-w-160">
        <DraftLine status={status} />
        <div className="mt-4">
          <ErrorSummary />
        </div>
        {sections.map(({ name, fields }) => {
          const inLanguages = translated ? fields.filter((field) => translated.words.includes(field.name)) : []
          const plain = fields.filter((field) => !inLanguages.includes(field))
          return (
            <section key={name} aria-label={name === 'more' ? t('more') : words(`sections.${name}`)} className="mb-9">
              <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">
                {name === 'more' ? t('more') : words(`sections.${name}`)}
              </h2>
              <div className="grid grid-cols-1 gap-5">
                {translated && inLanguages.length > 0 && <Translations translated={translated} fields={inLanguages} />}
                {plain.map((field) => (
                  <FormField key={field.name} field={field} />
                ))}
              </div>
            </section>
          )
        })}
        <SaveBar editing={editing} />
      </form>
      {status.state === 'conflict' && isConflictOpen && (
        <ConflictDialog
          editor={editor}
          conflicts={status.conflicts}
          onSettle={settle}
          onClose={() => setConflictOpen(false)}
        />
      )}
      {status.state === 'conflict' && !isConflictOpen && (
        <button type="button" className="sr-only focus:not-sr-only" onClick={() => setConflictOpen(true)}>
          {t('conflict.title')}
        </button>
      )}
      <LeaveGuard isAsking={editing.isLive && editing.isChanged} onSave={save} />
    </EditorFormContext>
  )
}
