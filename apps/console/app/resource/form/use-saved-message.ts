import { showMessage } from '@narthex/client/calls/status-store'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { recordCalls } from '../record-calls.ts'
import { toValues } from './form-values.ts'
import type { KindEditor } from './kind-editor.ts'
import { toSaved } from './save-way.ts'
import type { Editing } from './use-editing.ts'

/** Says that a record that is saved on purpose was saved, with the way back to what it was. Drafts have their versions instead. */
export function useSavedMessage(kind: AnyConsoleResource, editor: KindEditor, editing: Editing): void {
  const { saver, record, follow, show } = editing
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const last = useRef(record)
  const nameOf = (saved: OfficeRecord) => kind.nameOf(saved) || t('untitled')
  const takeBack = async (before: OfficeRecord, { id, versao }: OfficeRecord) => {
    try {
      const next = await recordCalls.set(kind, id, { ...toValues(editor, before), versao })
      last.current = next
      // What was typed since stays.
      const isTyping = saver.isChanged
      if (isTyping) saver.takeIn(toSaved(editor, next, undefined))
      follow(next, undefined)
      if (!isTyping) show(toValues(editor, next))
      showMessage('GLOBAL', { tone: 'success', text: t('takenBack', { title: nameOf(next) }) })
    } catch (error) {
      showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
    }
  }
  const saySaved = useEffectEvent((saved: OfficeRecord | undefined) => {
    const before = last.current
    last.current = saved
    if (kind.calls.saveDraft || !saved || before?.versao === saved.versao) return
    const action = before && { label: frame('undo'), onAct: () => void takeBack(before, saved) }
    showMessage('GLOBAL', {
      tone: 'success',
      text: t(editor.resource.isPublic ? 'saved' : 'kept', { title: nameOf(saved) }),
      action,
    })
  })
  useEffect(() => saySaved(record), [record])
}
