import { showMessage } from '@narthex/client/calls/status-store'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useKeys } from '../../components/use-keys.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import type { AnyForm } from './editor-form.ts'
import { isSame } from './form-values.ts'
import type { FormValues, KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'
import { isLive, type RecordSaver, useRecordSaver } from './use-record-saver.ts'

export interface EditingOptions {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  readonly language: string
  readonly onAdded: (record: OfficeRecord) => void
}

/** A record that is being written: its form, and what becomes of what is typed. */
export interface Editing extends RecordSaver {
  readonly valid: AnyForm
  /** The site shows it: it is saved on purpose alone. */
  readonly isLive: boolean
  readonly isChanged: boolean
  /** Checks and saves; `then` is done once all is saved. What is wrong is told at its fields. */
  readonly save: (then?: () => Promise<void>) => void
  readonly discard: () => void
  readonly settle: (chosen: readonly { readonly path: readonly string[]; readonly value: unknown }[]) => void
}

export function useEditing({ kind, editor, opened, language, onAdded }: EditingOptions): Editing {
  const t = useTranslations('consoleEditor')
  const [values, setValues] = useState<FormValues>()
  const show = useRef<(values: FormValues) => void>(() => {})
  const saving = useRecordSaver({
    kind,
    editor,
    opened,
    language,
    onAdded,
    onMerged(merged) {
      show.current(merged)
      showMessage('GLOBAL', { tone: 'info', text: t('merged') })
    },
  })
  const { saver, record } = saving
  const afterwards = useRef<() => Promise<void>>(undefined)
  const valid: AnyForm = useValidForm({
    schema: editor.resource.form as never,
    defaultValues: structuredClone(saver.values) as Record<string, unknown>,
    async onSubmit() {
      const then = afterwards.current
      if (!(await saver.flush())) {
        const { status } = saver
        if (status.state === 'refused') throw status.error
        return
      }
      await then?.()
    },
  })
  const { form, submit } = valid
  show.current = (next) => {
    for (const [name, value] of Object.entries(next))
      if (!isSame(form.getValues(name), value)) form.setValue(name, structuredClone(value), { shouldDirty: true })
  }
  const hear = useEffectEvent((typed: FormValues) => {
    saver.change(structuredClone(typed))
    setValues(saver.values)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => hear(typed) }), [form])
  // What was typed here before and never sent.
  useEffect(() => {
    if (opened.copy) saver.resume(opened.copy)
    show.current(saver.values)
    setValues(saver.values)
  }, [saver, opened])
  const save = (then?: () => Promise<void>) => {
    afterwards.current = then
    submit()
  }
  useKeys({ 'mod+s': () => save() })
  return {
    ...saving,
    valid,
    isLive: isLive(record),
    isChanged: values !== undefined && saver.isChanged,
    save,
    discard() {
      show.current(saver.discard())
      setValues(saver.values)
    },
    settle: (chosen) => saver.settle(chosen),
  }
}
