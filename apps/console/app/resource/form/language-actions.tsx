import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { draftCalls } from '../record-calls.ts'
import { useEditorForm } from './editor-form.ts'
import { findShownLanguage } from './translation-state.ts'
import type { Editing } from './use-editing.ts'
import { useRecordActs } from './use-record-acts.ts'

export interface LanguageActionsProps {
  readonly kind: AnyConsoleResource
  readonly editing: Editing
  readonly language: string
}

/** Shows or hides one translation; the original and the others stay as they are. */
export function LanguageActions({ kind, editing, language }: LanguageActionsProps) {
  const t = useTranslations('consoleEditor.languages')
  const { editor } = useEditorForm()
  const acts = useRecordActs(kind, editor, editing)
  const mayPublish = useMay(kind.may.publish)
  if (!mayPublish || !kind.calls.publishLanguage || !editing.record) return null
  const state = findShownLanguage(editing.record, language)
  const isShown = state === 'PRONTA' || state === 'DESATUALIZADA'
  const publish = async () => {
    await acts.act(async (seen) => {
      const record = await draftCalls.publishLanguage(kind, seen, language)
      editing.follow(record, await draftCalls.get(kind, record.id))
      acts.say(t('published'))
    })
  }
  const withdraw = () =>
    acts.act(async (seen) => {
      const record = await draftCalls.withdrawLanguage(kind, seen, language)
      editing.follow(record, await draftCalls.get(kind, record.id))
      acts.say(t('withdrawn'))
    })
  return (
    <>
      {(!isShown || editing.isPending || state === 'DESATUALIZADA') && (
        <button type="button" className={toolClass('primary')} onClick={() => editing.save(publish)}>
          {t('publish')}
        </button>
      )}
      {isShown && (
        <button type="button" className={toolClass('quiet')} onClick={() => void withdraw()}>
          {t('withdraw')}
        </button>
      )}
    </>
  )
}
