import { useTranslations } from 'use-intl'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import type { KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'
import { type RecordSaver, useRecordSaver } from './use-record-saver.ts'
import { type SaverForm, useSaverForm } from './use-saver-form.ts'

export interface EditingOptions {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  readonly language: string
  readonly onAdded: (record: OfficeRecord) => void
}

/** A record that is being written: its form, and what becomes of what is typed. */
export interface Editing extends RecordSaver, SaverForm {
  /** Changes are saved automatically, as a draft. */
  readonly savesItself: boolean
  /** The site shows the record. */
  readonly isLive: boolean
  /** The site does not show all that was typed. */
  readonly isPending: boolean
}

export function useEditing({ kind, editor, opened, language, onAdded }: EditingOptions): Editing {
  const t = useTranslations('consoleEditor')
  const saving = useRecordSaver({ kind, editor, opened, language, onAdded })
  const { saver, record, draft } = saving
  const form = useSaverForm({
    editor,
    saver,
    copy: opened.copy,
    refusals: { EXTERNAL_ID_TAKEN: { field: 'idExterno', text: t('idTaken') } },
  })
  return {
    ...saving,
    ...form,
    savesItself: kind.calls.saveDraft !== undefined,
    isLive: kind.calls.publish ? record?.situacao === 'PUBLICADO' : record !== undefined,
    isPending: form.isChanged || draft?.flagPendente === true,
  }
}
