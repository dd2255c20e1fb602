import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { useMay, useOfficeSession } from '../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { listPath, recordPath } from '../kind-paths.ts'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { Conflicts } from './conflicts.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { DraftLine } from './draft-line.tsx'
import { EditorFormContext } from './editor-form.ts'
import { adoptRecord } from './editor-key.ts'
import { EditorSaveBar } from './editor-save-bar.tsx'
import { FormFaults } from './form-faults.tsx'
import { FormLock } from './form-lock.tsx'
import { FormSections } from './form-sections.tsx'
import type { FieldWords, KindEditor } from './kind-editor.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { OpenedRecord } from './open-record.ts'
import { RecordActions, RecordState } from './record-actions.tsx'
import { useEditing } from './use-editing.ts'
import { useSavedMessage } from './use-saved-message.ts'

const DraftNotices = lazyPart(async () => (await import('./draft-notices.tsx')).DraftNotices)

export interface RecordEditorProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  readonly identity: string
}

/** Editor of a record: one column of fields, the state of its draft, and the actions on it. */
export function RecordEditor({ kind, editor, opened, identity }: RecordEditorProps) {
  const t = useTranslations('consoleEditor')
  const texts = useTranslations(kind.texts)
  const words = useTranslations(editor.fields.texts)
  const navigate = useNavigate()
  const { igreja } = useOfficeSession()
  const editing = useEditing({
    kind,
    editor,
    opened,
    language: igreja.idioma,
    onAdded(record) {
      const path = recordPath(kind, record.id)
      adoptRecord(path, identity)
      void navigate(path, { replace: true, preventScrollReset: true })
    },
  })
  useSavedMessage(kind, editor, editing)
  const { valid, status, record, saver } = editing
  const [isPreviewing, setPreviewing] = useState(false)
  // A kind that is not published by an act is on the site as its fields say.
  const saveLabel = kind.calls.publish ? undefined : t('save')
  const isReadOnly = record !== undefined && kind.isReadOnly?.(record) === true
  const mayWrite = useMay(kind.may.write)
  const title = record ? kind.nameOf({ ...record, ...saver.values } as OfficeRecord) || t('untitled') : words('new')
  return (
    <EditorFormContext value={{ editor, valid, record }}>
      <PageHead
        title={title}
        parent={
          record && kind.hasPage
            ? { path: recordPath(kind, record.id), label: title }
            : { path: listPath(kind), label: texts('title') }
        }
        state={<RecordState record={record} />}
      >
        <PreviewButton kind={editor.resource} isOpen={isPreviewing} onChange={setPreviewing} />
        <RecordActions kind={kind} editor={editor} editing={editing} isReadOnly={isReadOnly} />
      </PageHead>
      {isReadOnly && (
        <Notice tone="info" className="mb-5 max-w-160">
          <p>{(words as unknown as FieldWords)('readOnly')}</p>
        </Notice>
      )}
      <CopyNotice opened={opened} onDrop={editing.discard} />
      <LazyPart>
        <DraftNotices kind={kind} editing={editing} />
      </LazyPart>
      <PreviewBeside
        kind={editor.resource}
        id={record?.id}
        values={saver.values}
        title={title}
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
      >
        <form noValidate onSubmit={valid.submit} className="min-w-0 max-w-160">
          <DraftLine status={status} />
          <Conflicts status={status} editor={editor} onSettle={editing.settle} />
          <FormFaults />
          <FormLock isLocked={isReadOnly || !mayWrite}>
            <FormSections kind={kind} editing={editing} />
          </FormLock>
          <EditorSaveBar editing={editing} saveLabel={saveLabel} />
        </form>
      </PreviewBeside>
      <LeaveGuard
        isAsking={!editing.savesItself && record !== undefined && editing.isChanged}
        saveLabel={saveLabel}
        onSave={() => editing.save()}
      />
    </EditorFormContext>
  )
}
