import { showMessage } from '@narthex/client/calls/status-store'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { refreshOffice } from '../../session/start-session.ts'
import { DraftSaver } from '../drafts/draft-saver.ts'
import type { DraftCopy, SavedRecord } from '../drafts/draft-types.ts'
import { keepCopy, takeCopy } from '../drafts/local-copies.ts'
import { toValues } from '../form/form-values.ts'
import type { FieldWords } from '../form/kind-editor.ts'
import { type SaverState, useDraftSaver } from '../form/use-draft-saver.ts'
import { type SaverForm, useSaverForm } from '../form/use-saver-form.ts'
import type { SettingsEditor } from './console-settings.ts'
import { type SettingsRecord, settingsCalls } from './settings-calls.ts'

export interface OpenedSettings {
  readonly record: SettingsRecord
  /** Local copy of changes that were never sent. */
  readonly copy: DraftCopy | undefined
}

/** Settings are one record of their church: they have no id. */
const noId = 0

const copyPlace = ({ resource }: SettingsEditor) => [resource.name, 'settings'] as const

/** Reads settings and what the device keeps of them. */
export async function openSettings(editor: SettingsEditor): Promise<OpenedSettings> {
  const [record, copy] = await Promise.all([settingsCalls.get(editor.resource), takeCopy(copyPlace(editor))])
  return { record, copy }
}

export interface SettingsEditing extends SaverState, SaverForm {
  readonly record: SettingsRecord
}

/** Settings that are being changed. They are saved on purpose alone. */
export function useSettingsEditing(editor: SettingsEditor, opened: OpenedSettings): SettingsEditing {
  const t = useTranslations('consoleSettings')
  const [record, setRecord] = useState(opened.record)
  const create = () => {
    const take = (next: SettingsRecord): SavedRecord => {
      setRecord(next)
      return toSaved(editor, next)
    }
    const parts = {
      send: async (values: SavedRecord['values'], saved: SavedRecord | undefined) =>
        take(await settingsCalls.set(editor.resource, values, saved?.versao ?? 0)),
      read: async () => take(await settingsCalls.get(editor.resource)),
      keep: (copy: DraftCopy | undefined) => keepCopy(copyPlace(editor), copy),
      isValid: (values: SavedRecord['values']) => z.safeParse(editor.resource.form, values).success,
      now: () => new Date(),
      pauseMs: () => undefined,
    }
    const saved = toSaved(editor, opened.record)
    return new DraftSaver(parts, saved.values, saved)
  }
  const saving = useDraftSaver(create)
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const form = useSaverForm({
    editor,
    saver: saving.saver,
    copy: opened.copy,
    refusals: tellRefusals(editor, words),
    onSaved() {
      showMessage('GLOBAL', { tone: 'success', text: t(editor.resource.isPublic ? 'saved' : 'savedHere') })
      void refreshOffice()
    },
  })
  return { ...saving, ...form, record }
}

const tellRefusals = ({ fields }: SettingsEditor, words: FieldWords) =>
  Object.fromEntries(
    Object.entries(fields.refusals ?? {}).map(([code, { field, text }]) => [code, { field, text: words(text) }]),
  )

function toSaved(editor: SettingsEditor, record: SettingsRecord): SavedRecord {
  return { id: noId, versao: record.versao, revisao: 0, values: toValues(editor, record) }
}
