import { showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { keepCopy } from '../drafts/local-copies.ts'
import { listPath } from '../kind-paths.ts'
import { listKey } from '../list/use-record-list.ts'
import { recordCalls } from '../record-calls.ts'
import { findShownState } from '../shown-state.ts'
import type { Editing } from './use-editing.ts'

/** Acts on the record of an editor: each says what it did, with the way back where there is one. */
export function useRecordActs(kind: AnyConsoleResource, { saver, follow, record }: Editing) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailureText()
  const dates = useDateContext()
  const navigate = useNavigate()
  const { run, isBusy } = useAct<void>()

  const say = (text: string, undo?: () => void) =>
    showMessage('GLOBAL', {
      tone: 'success',
      text,
      ...(undo && { action: { label: frame('undo'), onAct: undo } }),
    })
  const nameOf = (item: OfficeRecord) => kind.nameOf(item) || t('untitled')

  /** Acts on the version that the server has; one that someone else changed since is read, and the act is up to the person again. */
  const act = (verb: 'publish' | 'withdraw', done: (item: OfficeRecord) => void) =>
    run(async () => {
      const { saved } = saver
      if (!saved) return
      try {
        const after = await recordCalls[verb](kind, { id: saved.id, versao: saved.versao })
        follow(after)
        done(after)
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error
        const theirs = await recordCalls.get(kind, saved.id)
        saver.takeIn({ id: theirs.id, versao: theirs.versao, values: toFormValues(saved.values, theirs) })
      }
    })

  const publish = async () => {
    await act('publish', (after) => {
      const isLater = findShownState(after, new Date()) === 'scheduled'
      const when = whenText(new Date(String(after.dataPublicacao)), dates)
      const title = nameOf(after)
      say(isLater ? t('scheduled', { title, when }) : t('published', { title }), () => void withdraw())
    })
  }
  const withdraw = async () => {
    await act('withdraw', (after) => say(t('withdrawn', { title: nameOf(after) }), () => void publish()))
  }
  const remove = () =>
    run(async () => {
      if (!record) return
      try {
        await recordCalls.remove(kind, record.id)
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
        throw error
      }
      saver.discard()
      await keepCopy([kind.name, String(record.id)], undefined)
      say(t('removed', { title: nameOf(record) }))
      void reloadData(listKey(kind))
      void navigate(listPath(kind))
    })
  return { publish, withdraw, remove, isBusy }
}

const toFormValues = (shape: Readonly<Record<string, unknown>>, record: OfficeRecord) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, record[name]]))
