import { Badge } from '@narthex/ui/badge'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PopoverMenu } from '../../components/popover-menu.tsx'
import { useMay, useOfficeSession } from '../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { HistoryPanel } from '../history/history-panel.tsx'
import { findShownState } from '../shown-state.ts'
import { stateTones } from '../state-tones.ts'
import type { KindEditor } from './kind-editor.ts'
import type { Editing } from './use-editing.ts'
import { useRecordActs } from './use-record-acts.ts'

export interface RecordActionsProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly editing: Editing
}

const item =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start text-sm hover:bg-sunken lg:min-h-9'

/** Publish, take off the site, history, delete: what can be done with the record, by who may. */
export function RecordActions({ kind, editor, editing }: RecordActionsProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const states = useTranslations('consoleStates')
  const { igreja } = useOfficeSession()
  const mayWrite = useMay(kind.may.write)
  const mayPublish = useMay(kind.may.publish) && kind.calls.publish !== undefined
  const acts = useRecordActs(kind, editing)
  const [overlay, setOverlay] = useState<'history' | 'remove'>()
  const close = () => setOverlay(undefined)
  const { record, saver, save, isLive } = editing
  const state = record && findShownState(record, new Date())
  const isLater = new Date(String(saver.values.dataPublicacao ?? 0)) > new Date()
  return (
    <>
      {state && <Badge tone={stateTones[state]}>{states(state)}</Badge>}
      {mayPublish && !isLive && (
        <button
          type="button"
          disabled={acts.isBusy}
          className={toolClass('primary')}
          onClick={() => save(acts.publish)}
        >
          {isLater ? t('publishAt') : t('publish')}
        </button>
      )}
      {record && isLive && kind.sitePath && (
        <a
          href={`${igreja.site}${kind.sitePath(record)}`}
          target="_blank"
          rel="noreferrer"
          className={toolClass('quiet')}
        >
          <Icon name="external" className="size-4.5" />
          {t('view')}
          <span className="sr-only"> {frame('newTab')}</span>
        </a>
      )}
      {record && (
        <PopoverMenu label={frame('more')} icon={<Icon name="more" className="size-5" />} isSign>
          {kind.calls.history && (
            <button type="button" data-closes="" className={item} onClick={() => setOverlay('history')}>
              <Icon name="clock" className="size-4.5" />
              {t('history')}
            </button>
          )}
          {mayPublish && isLive && (
            <button type="button" data-closes="" className={item} onClick={() => void acts.withdraw()}>
              <ToolIcon name="undo" className="size-4.5" />
              {t('withdraw')}
            </button>
          )}
          {mayWrite && kind.calls.remove && (
            <button type="button" data-closes="" className={`${item} text-danger`} onClick={() => setOverlay('remove')}>
              <ToolIcon name="trash" className="size-4.5" />
              {t('remove')}
            </button>
          )}
        </PopoverMenu>
      )}
      {record && (
        <ActionDialogs
          kind={kind}
          editor={editor}
          record={record}
          open={overlay}
          onClose={close}
          onRemove={acts.remove}
        />
      )}
    </>
  )
}

interface ActionDialogsProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly record: OfficeRecord
  readonly open: 'history' | 'remove' | undefined
  readonly onClose: () => void
  readonly onRemove: () => Promise<unknown>
}

function ActionDialogs({ kind, editor, record, open, onClose, onRemove }: ActionDialogsProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  return (
    <>
      <Dialog
        isOpen={open === 'remove'}
        onClose={onClose}
        title={t('removeTitle', { title: kind.nameOf(record) || t('untitled') })}
        closeLabel={frame('close')}
      >
        <p className="mb-5">{t('removeLead')}</p>
        <div className="flex gap-2">
          <button type="button" className={toolClass('danger')} onClick={() => void onRemove()}>
            {t('remove')}
          </button>
          <button type="button" className={toolClass('quiet')} onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </Dialog>
      <Dialog isOpen={open === 'history'} onClose={onClose} title={t('history')} closeLabel={frame('close')}>
        <HistoryPanel kind={kind} editor={editor} id={record.id} />
      </Dialog>
    </>
  )
}
