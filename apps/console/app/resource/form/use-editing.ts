import { showMessage } from '@narthex/client/calls/status-store'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useKeys } from '../../components/use-keys.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import type { AnyForm } from './editor-form.ts'
import { isSame } from './form-values.ts'
import type { FormValues, KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'
import { type RecordSaver, useRecordSaver } from './use-record-saver.ts'

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
  /** What is typed is saved by itself, as a draft. */
  readonly savesItself: boolean
  /** The site shows the record. */
  readonly isLive: boolean
  readonly isChanged: boolean
  /** The site does not show all that was typed. */
  readonly isPending: boolean
  /** Checks and saves; `then` is done once all is saved. What is wrong is told at its fields. */
  readonly save: (then?: () => Promise<void>) => void
  /** Shows other values in the form, such as those of a version that was brought back. */
  readonly show: (values: FormValues) => void
  readonly discard: () => void
  readonly settle: (chosen: readonly { readonly path: readonly string[]; readonly value: unknown }[]) => void
}

export function useEditing({ kind, editor, opened, language, onAdded }: EditingOptions): Editing {
  const t = useTranslations('consoleEditor')
  // The saver holds them; a change of them draws the page again.
  const [, setValues] = useState<FormValues>()
  const form = useRef<AnyForm['form']>(undefined)
  const show = (next: FormValues) => {
    for (const [name, value] of Object.entries(next))
      if (!isSame(form.current?.getValues(name), value))
        form.current?.setValue(name, structuredClone(value), { shouldDirty: true })
    setValues(next)
  }
  const saving = useRecordSaver({
    kind,
    editor,
    opened,
    language,
    onAdded,
    onMerged(merged) {
      show(merged)
      showMessage('GLOBAL', { tone: 'info', text: t('merged') })
    },
  })
  const { saver, record, draft } = saving
  const valid = useSavingForm(editor, saving, t('idTaken'))
  useLayoutEffect(() => {
    form.current = valid.form
  })
  const hear = useEffectEvent((typed: FormValues) => {
    saver.change(structuredClone(typed))
    setValues(saver.values)
  })
  const begin = useEffectEvent(() => {
    if (opened.copy) saver.resume(opened.copy)
    show(saver.values)
  })
  useEffect(() => {
    // What was typed here before and never sent.
    begin()
    return valid.form.subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) })
  }, [valid.form])
  useKeys({ 'mod+s': () => valid.save() })
  const { isChanged } = saver
  return {
    ...saving,
    valid,
    savesItself: kind.calls.saveDraft !== undefined,
    isLive: kind.calls.publish ? record?.situacao === 'PUBLICADO' : record !== undefined,
    isChanged,
    isPending: isChanged || draft?.flagPendente === true,
    save: valid.save,
    show,
    discard: () => show(saver.discard()),
    settle: (chosen) => saver.settle(chosen),
  }
}

/** The form over the contract's schema: what is sent is what the saver holds. */
function useSavingForm(editor: KindEditor, { saver }: RecordSaver, idTaken: string) {
  const afterwards = useRef<() => Promise<void>>(undefined)
  const valid: AnyForm = useValidForm({
    schema: editor.resource.form as never,
    defaultValues: structuredClone(saver.values) as Record<string, unknown>,
    refusals: { EXTERNAL_ID_TAKEN: { field: 'idExterno', text: idTaken } },
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
  const save = (then?: () => Promise<void>) => {
    afterwards.current = then
    valid.submit()
  }
  return { ...valid, save }
}
