import { showMessage } from '@narthex/client/calls/status-store'
import { type Refusal, useValidForm } from '@narthex/client/forms/use-valid-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { useKeys } from '../../components/use-keys.ts'
import type { DraftSaver } from '../drafts/draft-saver.ts'
import type { DraftCopy } from '../drafts/draft-types.ts'
import type { AnyForm } from './editor-form.ts'
import { isSame } from './form-values.ts'
import type { FormEditor, FormValues } from './kind-editor.ts'

export interface SaverFormOptions {
  readonly editor: FormEditor
  readonly saver: DraftSaver
  /** Local copy of earlier changes that were never sent. */
  readonly copy: DraftCopy | undefined
  readonly refusals?: Readonly<Record<string, Refusal<Record<string, unknown>>>>
  /** Once all is saved that was sent on purpose. */
  readonly onSaved?: () => void
}

export interface SaverForm {
  readonly valid: AnyForm
  readonly isChanged: boolean
  /** Checks and saves; `then` is done once all is saved. What is wrong is told at its fields. */
  readonly save: (then?: () => Promise<void>) => void
  /** Shows other values in the form, such as those of a version that was brought back. */
  readonly show: (values: FormValues) => void
  readonly discard: () => void
  readonly settle: DraftSaver['settle']
}

/** A form over the contract's schema whose values a saver holds: what is typed goes to the saver, what it merges comes back. */
export function useSaverForm({ editor, saver, copy, refusals = {}, onSaved }: SaverFormOptions): SaverForm {
  const t = useTranslations('consoleEditor')
  const refusalText = useFailure()
  // The saver holds them; a change of them draws the page again.
  const [, setValues] = useState<FormValues>()
  const afterwards = useRef<() => Promise<void>>(undefined)
  const valid: AnyForm = useValidForm({
    schema: editor.resource.form as never,
    defaultValues: structuredClone(saver.values) as Record<string, unknown>,
    refusals,
    refusalText,
    async onSubmit() {
      const then = afterwards.current
      if (!(await saver.flush())) {
        const { status } = saver
        if (status.state === 'refused') throw status.error
        return
      }
      onSaved?.()
      await then?.()
    },
  })
  const { form } = valid
  const show = (next: FormValues) => {
    for (const [name, value] of Object.entries(next))
      if (!isSame(form.getValues(name), value)) form.setValue(name, structuredClone(value), { shouldDirty: true })
    setValues(next)
  }
  const hear = useEffectEvent((typed: FormValues) => {
    saver.change(structuredClone(typed))
    setValues(saver.values)
  })
  const begin = useEffectEvent(() => {
    if (copy) saver.resume(copy)
    show(saver.values)
  })
  const takeMerged = useEffectEvent((merged: FormValues) => {
    show(merged)
    showMessage('GLOBAL', { tone: 'info', text: t('merged') })
  })
  useEffect(() => saver.subscribe((event) => void (event.type === 'merged' && takeMerged(event.values))), [saver])
  useEffect(() => {
    begin()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) })
  }, [form])
  const save = (then?: () => Promise<void>) => {
    afterwards.current = then
    valid.submit()
  }
  useKeys({ 'mod+s': () => save() })
  return {
    valid,
    isChanged: saver.isChanged,
    save,
    show,
    discard: () => show(saver.discard()),
    settle: (chosen) => saver.settle(chosen),
  }
}
