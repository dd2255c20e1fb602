import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Badge } from '@narthex/ui/badge'
import { Menu, type MenuEntry } from '@narthex/ui/office/menu'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import { useMay, useOfficeSession } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { findShownState } from '../shown-state.ts'
import { stateTones } from '../state-tones.ts'
import type { ActionDialog } from './action-dialogs.tsx'
import type { KindEditor } from './kind-editor.ts'
import type { Editing } from './use-editing.ts'
import { useRecordActs } from './use-record-acts.ts'

export interface RecordActionsProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly editing: Editing
  /** It is written elsewhere: it can be looked at alone. */
  readonly isReadOnly: boolean
}

/** How the record stands: a draft, on the site, or with a date. */
export function RecordState({ record }: Pick<Editing, 'record'>) {
  const states = useTranslations('consoleStates')
  const state = record && findShownState(record, new Date())
  return state && <Badge tone={stateTones[state]}>{states(state)}</Badge>
}

const ActionDialogs = lazyPart(() => import('./action-dialogs.tsx').then(({ ActionDialogs }) => ActionDialogs))

/** Publish, take off the site, history, delete: what can be done with the record, by who may. */
export function RecordActions({ kind, editor, editing, isReadOnly }: RecordActionsProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const { igreja } = useOfficeSession()
  const mayPublish = useMay(kind.may.publish) && kind.calls.publish !== undefined && !isReadOnly
  const acts = useRecordActs(kind, editor, editing)
  const [dialog, setDialog] = useState<ActionDialog>()
  const [hasOpened, setOpened] = useState(false)
  if (dialog && !hasOpened) setOpened(true)
  const { record, saver, save, isLive, isPending } = editing
  const isLater = new Date(String(saver.values.dataPublicacao ?? 0)) > new Date()
  const sitePath = record && isLive ? kind.sitePath?.(record) : undefined
  const entries = useEntries({ kind, editor, editing, isReadOnly }, acts, setDialog)
  const publishText = isLive ? t('publishChanges') : isLater ? t('publishAt') : t('publish')
  return (
    <>
      {sitePath !== undefined && (
        <a href={`${igreja.site}${sitePath}`} target="_blank" rel="noreferrer" className={toolClass('quiet')}>
          {t('view')}
          <span className="sr-only"> {frame('newTab')}</span>
        </a>
      )}
      {mayPublish && (!isLive || (editing.savesItself && isPending)) && (
        <button
          type="button"
          disabled={acts.isBusy}
          className={toolClass('primary')}
          onClick={() => save(acts.publish)}
        >
          {publishText}
        </button>
      )}
      {entries.length > 0 && (
        <Menu
          label={frame('more')}
          entries={entries}
          trigger={{
            className: signClass,
            content: (
              <>
                <OfficeIcon name="more" className="size-5" />
                <span className="sr-only">{frame('more')}</span>
              </>
            ),
          }}
        />
      )}
      {record && hasOpened && (
        <LazyPart>
          <ActionDialogs
            kind={kind}
            editor={editor}
            editing={editing}
            acts={acts}
            record={record}
            open={dialog}
            onClose={() => setDialog(undefined)}
          />
        </LazyPart>
      )}
    </>
  )
}

type Open = (dialog: ActionDialog) => void

/** Builds the entries of a record's menu. */
function useEntries(
  { kind, editing, isReadOnly }: RecordActionsProps,
  acts: ReturnType<typeof useRecordActs>,
  open: Open,
) {
  const t = useTranslations('consoleEditor')
  const mayWrite = useMay(kind.may.write) && !isReadOnly
  const mayPublish = useMay(kind.may.publish) && !isReadOnly
  const { record, isLive, isPending } = editing
  const { calls } = kind
  if (!record) return []
  const offered: readonly [boolean, MenuEntry][] = [
    [calls.history !== undefined, entry('history', t('history'), () => open('history'))],
    [calls.listVersions !== undefined, entry('versions', t('versions.title'), () => open('versions'))],
    [
      calls.schedule !== undefined && mayPublish && isLive && isPending,
      entry('schedule', t('schedule.action'), () => open('schedule')),
    ],
    [mayWrite && calls.copy !== undefined, entry('copy', t('copy'), () => void acts.copy())],
    [
      mayWrite && calls.discardDraft !== undefined && isLive && isPending,
      entry('discard', t('discardDraft'), () => open('discard')),
    ],
    [
      mayPublish && calls.withdraw !== undefined && isLive,
      entry('withdraw', t('withdraw'), () => void acts.withdraw()),
    ],
    [
      mayWrite && calls.remove !== undefined,
      { kind: 'act', id: 'remove', label: t('remove'), tone: 'danger', onSelect: () => open('remove') },
    ],
  ]
  return offered.flatMap(([isOffered, shown]) => (isOffered ? [shown] : []))
}

const entry = (id: string, label: string, onSelect: () => void): MenuEntry => ({ kind: 'act', id, label, onSelect })
