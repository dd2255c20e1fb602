import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useMay } from '../../session/office.ts'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import { CopyNotice } from '../form/copy-notice.tsx'
import { DraftLine } from '../form/draft-line.tsx'
import { EditorFormContext } from '../form/editor-form.ts'
import { EditorSaveBar } from '../form/editor-save-bar.tsx'
import { FormFaults } from '../form/form-faults.tsx'
import { LaidSections } from '../form/form-sections.tsx'
import type { FieldWords } from '../form/kind-editor.ts'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { HistoryPanel } from '../history/lazy-panels.tsx'
import type { SettingsEditor } from './console-settings.ts'
import { settingsCalls } from './settings-calls.ts'
import { type OpenedSettings, useSettingsEditing } from './use-settings-editing.ts'

export interface SettingsFormProps {
  readonly title: string
  readonly editor: SettingsEditor
  readonly opened: OpenedSettings
}

/** One column of fields, saved on purpose, with what was changed before. */
export function SettingsForm({ title, editor, opened }: SettingsFormProps) {
  const t = useTranslations('consoleEditor')
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const editing = useSettingsEditing(editor, opened)
  const mayWrite = useMay(editor.resource.may.write)
  const [isConflictOpen, setConflictOpen] = useState(true)
  const { valid, status, record, saver, isChanged } = editing
  const { aside: Aside } = editor.fields
  return (
    <EditorFormContext value={{ editor, valid, record }}>
      <PageHead title={title}>
        <History title={title} editor={editor} />
      </PageHead>
      <p className="mb-5 max-w-160 text-muted">{words('lead')}</p>
      <CopyNotice opened={opened} onDrop={editing.discard} />
      <form noValidate onSubmit={valid.submit} className="max-w-160">
        <DraftLine status={status} />
        {status.state === 'conflict' && !isConflictOpen && (
          <button type="button" className={textLinkClass} onClick={() => setConflictOpen(true)}>
            {t('conflict.title')}
          </button>
        )}
        <div className="mt-4">
          <FormFaults />
        </div>
        <fieldset disabled={!mayWrite} className="min-w-0">
          <LaidSections />
        </fieldset>
        <EditorSaveBar editing={{ ...editing, isLive: true, savesItself: false }} />
      </form>
      {Aside && <Aside record={record} values={saver.values} />}
      {status.state === 'conflict' && isConflictOpen && (
        <ConflictDialog
          editor={editor}
          conflicts={status.conflicts}
          onSettle={editing.settle}
          onClose={() => setConflictOpen(false)}
        />
      )}
      <LeaveGuard isAsking={isChanged} onSave={() => editing.save()} />
    </EditorFormContext>
  )
}

function History({ title, editor }: Pick<SettingsFormProps, 'title' | 'editor'>) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const [isOpen, setOpen] = useState(false)
  const { resource } = editor
  return (
    <>
      <button type="button" className={toolClass('quiet')} onClick={() => setOpen(true)}>
        {t('history')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`${t('history')}: ${title}`}
        closeLabel={frame('close')}
      >
        <HistoryPanel editor={editor} name={resource.name} load={(query) => settingsCalls.history(resource, query)} />
      </Dialog>
    </>
  )
}
