import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { HistoryPanel, VersionsPanel } from '../history/lazy-panels.tsx'
import { recordCalls } from '../record-calls.ts'
import type { KindEditor } from './kind-editor.ts'
import type { Editing } from './use-editing.ts'
import type { RecordActs } from './use-record-acts.ts'

const ScheduleForm = lazyPart(() => import('./schedule-form.tsx').then(({ ScheduleForm }) => ScheduleForm))

export type ActionDialog = 'history' | 'versions' | 'schedule' | 'discard' | 'remove'

export interface ActionDialogsProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly editing: Editing
  readonly acts: RecordActs
  readonly record: OfficeRecord
  readonly open: ActionDialog | undefined
  readonly onClose: () => void
}

/** Dialogs of the actions on a record. */
export function ActionDialogs({ kind, editor, editing, acts, record, open, onClose }: ActionDialogsProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const { removal: Removal } = editor.fields
  const shared = { onClose, closeLabel: frame('close') }
  const done = (work: () => Promise<void>) => {
    onClose()
    void work()
  }
  return (
    <>
      <Dialog
        {...shared}
        isOpen={open === 'remove'}
        title={t('removeTitle', { title: kind.nameOf(record) || t('untitled') })}
      >
        {Removal ? (
          <Removal record={record} onRemove={() => done(acts.remove)} onCancel={onClose} />
        ) : (
          <>
            <p className="mb-5">{kind.calls.listTrash ? t('removeLead') : t('removeForGood')}</p>
            <Choices act={t('remove')} onAct={() => done(acts.remove)} onCancel={onClose} />
          </>
        )}
      </Dialog>
      <Dialog {...shared} isOpen={open === 'discard'} title={t('discardTitle')}>
        <p className="mb-5">{t('discardLead')}</p>
        <Choices act={t('discard')} onAct={() => done(acts.discardDraft)} onCancel={onClose} />
      </Dialog>
      <Dialog {...shared} isOpen={open === 'history'} title={t('history')}>
        <HistoryPanel
          editor={editor}
          name={`${kind.name} ${record.id}`}
          load={(query) => recordCalls.history(kind, record.id, query)}
          record={{ tipo: kind.name, id: record.id }}
        />
      </Dialog>
      <Dialog {...shared} isOpen={open === 'versions'} title={t('versions.title')}>
        <VersionsPanel kind={kind} editor={editor} editing={editing} acts={acts} id={record.id} onDone={onClose} />
      </Dialog>
      <Dialog {...shared} isOpen={open === 'schedule'} title={t('schedule.title')}>
        <LazyPart failed={<LoadFailed />}>
          <ScheduleForm kind={kind} editing={editing} acts={acts} record={record} onDone={onClose} />
        </LazyPart>
      </Dialog>
    </>
  )
}

function Choices({ act, onAct, onCancel }: { act: string; onAct: () => void; onCancel: () => void }) {
  const t = useTranslations('consoleEditor')
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className={toolClass('danger')} onClick={onAct}>
        {act}
      </button>
      <button type="button" className={toolClass('quiet')} onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  )
}
