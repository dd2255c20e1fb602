import { type Message, showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { ApiError } from '@narthex/contract/client'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { keepCopy } from '../drafts/local-copies.ts'
import { listPath, recordPath } from '../kind-paths.ts'
import { listKey } from '../list/list-key.ts'
import { draftCalls, listCalls, recordCalls, type Seen } from '../record-calls.ts'
import { findShownState } from '../shown-state.ts'
import type { FormEditor } from './kind-editor.ts'
import { toSaved } from './save-way.ts'
import type { Editing } from './use-editing.ts'

/** Acts on the record of an editor: each says what it did, with the way back where there is one. */
export function useRecordActs(kind: AnyConsoleResource, editor: FormEditor, editing: Editing) {
  const { saver, record, follow, show } = editing
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const dates = useDateContext()
  const navigate = useNavigate()
  const { run, isBusy } = useAct<void>()

  const say = (text: string, onAct?: () => void) => {
    const action: Message['action'] = onAct && { label: frame('undo'), onAct }
    showMessage('GLOBAL', { tone: 'success', text, action })
  }
  const nameOf = (item: OfficeRecord) => kind.nameOf(item) || t('untitled')

  /** Acts on what was seen of the record; what someone else changed since is taken in, and the act is up to the person again. */
  const act = (work: (seen: Seen) => Promise<void>) =>
    run(async () => {
      const { saved } = saver
      if (!saved) return
      try {
        await work(saved)
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'CHANGED_MEANWHILE') saver.takeIn(await readSaved(saved.id))
      }
    })
  const readSaved = async (id: number) => {
    const [next, draft] = await Promise.all([
      recordCalls.get(kind, id),
      kind.calls.getDraft && draftCalls.get(kind, id),
    ])
    return toSaved(editor, next, draft)
  }
  const followRecord = async (next: OfficeRecord) =>
    follow(next, kind.calls.getDraft && (await draftCalls.get(kind, next.id)))

  const publish = async () => {
    await act(async (seen) => {
      const after = await recordCalls.publish(kind, seen)
      await followRecord(after)
      const isLater = findShownState(after, new Date()) === 'scheduled'
      const when = whenText(new Date(String(after.dataPublicacao)), dates)
      const title = nameOf(after)
      const wasLive = editing.isLive
      say(
        isLater ? t('scheduled', { title, when }) : t('published', { title }),
        wasLive ? undefined : () => void withdraw(),
      )
    })
  }
  const withdraw = async () => {
    await act(async (seen) => {
      const after = await recordCalls.withdraw(kind, seen)
      await followRecord(after)
      say(t('withdrawn', { title: nameOf(after) }), () => void publish())
    })
  }
  const discardDraft = async () => {
    await act(async ({ id, revisao }) => {
      const draft = await draftCalls.discard(kind, id, revisao)
      saver.discard()
      if (record) follow({ ...record, versao: draft.versao }, draft)
      show(saver.values)
    })
  }
  const copy = async () => {
    await act(async ({ id }) => {
      const made = await recordCalls.copy(kind, id)
      say(t('copied'))
      void navigate(recordPath(kind, made.id))
    })
  }
  const remove = useRemoval(kind, editing, { act, run, say, nameOf })
  return { act, say, publish, withdraw, discardDraft, copy, remove, isBusy }
}

interface ActTools {
  act(work: (seen: Seen) => Promise<void>): Promise<unknown>
  run(work: () => Promise<void>): Promise<unknown>
  say(text: string, onAct?: () => void): void
  nameOf(item: OfficeRecord): string
}

/** Removes the record and leads back to the list; what was removed can be restored from there. */
function useRemoval(kind: AnyConsoleResource, { saver, record }: Editing, { act, run, say, nameOf }: ActTools) {
  const t = useTranslations('consoleEditor')
  const navigate = useNavigate()
  return async () => {
    await act(async ({ id }) => {
      await recordCalls.remove(kind, id)
      saver.discard()
      await keepCopy([kind.name, String(id)], undefined)
      const title = nameOf(record ?? ({ id } as OfficeRecord))
      const restore = async () => {
        await listCalls.restore(kind, id)
        await reloadData(listKey(kind))
        say(t('restored', { title }))
      }
      say(t('removed', { title }), kind.calls.restore && (() => void run(restore)))
      void reloadData(listKey(kind))
      void navigate(listPath(kind))
    })
  }
}

export type RecordActs = ReturnType<typeof useRecordActs>
