import { Dialog } from '@narthex/ui/dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import type { PlaceName } from '../../navigation/places.ts'
import { useMay } from '../../session/office.ts'
import { Conflicts } from '../form/conflicts.tsx'
import { CopyNotice } from '../form/copy-notice.tsx'
import { DraftLine } from '../form/draft-line.tsx'
import { EditorFormContext } from '../form/editor-form.ts'
import { EditorSaveBar } from '../form/editor-save-bar.tsx'
import { FormFaults } from '../form/form-faults.tsx'
import { FormLock } from '../form/form-lock.tsx'
import { LaidSections } from '../form/form-sections.tsx'
import type { FieldWords } from '../form/kind-editor.ts'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { HistoryPanel } from '../history/lazy-panels.tsx'
import { SectionTabs } from '../list/section-tabs.tsx'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import type { SettingsEditor } from './console-settings.ts'
import { settingsCalls } from './settings-calls.ts'
import { type OpenedSettings, useSettingsEditing } from './use-settings-editing.ts'

/** Form and preview stand side by side. */
const wideWindow = '(width >= 80rem)'

export interface SettingsFormProps {
  readonly title: string
  readonly place: PlaceName
  readonly editor: SettingsEditor
  readonly opened: OpenedSettings
}

/** Form of settings: one column of fields with explicit saving, and the history of changes. */
export function SettingsForm({ title, place, editor, opened }: SettingsFormProps) {
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const common = useTranslations('consoleSettings')
  const editing = useSettingsEditing(editor, opened)
  const mayWrite = useMay(editor.resource.may.write)
  const { valid, status, record, saver, isChanged } = editing
  const { aside: Aside, opensPreview } = editor.fields
  const [isPreviewing, setPreviewing] = useState(() => opensPreview === true && matchMedia(wideWindow).matches)
  return (
    <EditorFormContext value={{ editor, valid, record }}>
      <PageHead title={title}>
        <PreviewButton kind={editor.resource} isOpen={isPreviewing} onChange={setPreviewing} />
        <History title={title} editor={editor} />
      </PageHead>
      <SectionTabs place={place} />
      <p className="mb-1 max-w-160 text-muted">{words('lead')}</p>
      <CopyNotice opened={opened} onDrop={editing.discard} />
      <PreviewBeside
        kind={editor.resource}
        values={saver.values}
        title={title}
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
      >
        <div className="min-w-0">
          <form noValidate onSubmit={valid.submit} className="min-w-0 max-w-160">
            <div className="mb-3">
              <DraftLine status={status} />
            </div>
            <Conflicts status={status} editor={editor} onSettle={editing.settle} />
            <FormFaults />
            <FormLock isLocked={!mayWrite}>
              <LaidSections />
            </FormLock>
            <EditorSaveBar
              editing={{ ...editing, isLive: true, savesItself: false }}
              {...(!editor.resource.isPublic && { saveLabel: common('save'), text: common('unsaved') })}
            />
          </form>
          {Aside && <Aside record={record} />}
        </div>
      </PreviewBeside>
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
