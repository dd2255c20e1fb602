import { whenText } from '@narthex/client/format/dates'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { draftCalls } from '../record-calls.ts'
import type { Editing } from './use-editing.ts'
import { usePresence } from './use-presence.ts'

/** Notices about a record: other people who have it open, and when its changes go live. */
export function DraftNotices({ kind, editing }: { kind: AnyConsoleResource; editing: Editing }) {
  const t = useTranslations('consoleEditor')
  const dates = useDateContext()
  const { record, draft, client, isLive, isPending, savesItself, follow } = editing
  const others = usePresence(kind, record?.id, client)
  const cancel = async () => {
    if (record) follow(record, await draftCalls.unschedule(kind, record.id))
  }
  return (
    <div className="mb-5 grid max-w-160 gap-3 empty:hidden">
      {others.length > 0 && (
        <Notice tone="info">
          <p>
            {t('presence', {
              count: others.length,
              names: others.map((name) => name || t('someone')).join(', '),
            })}
          </p>
        </Notice>
      )}
      {draft?.falha && (
        <Notice tone="danger">
          <p>{t('schedule.failed')}</p>
        </Notice>
      )}
      {draft?.publicarEm ? (
        <Notice tone="info">
          <p>{t('schedule.planned', { when: whenText(new Date(draft.publicarEm), dates) })}</p>
          <button type="button" className={`${textLinkClass} -my-1`} onClick={() => void cancel()}>
            {t('schedule.cancel')}
          </button>
        </Notice>
      ) : (
        isLive &&
        savesItself &&
        isPending && (
          <Notice tone="warning">
            <p>{t('savedDraft')}</p>
          </Notice>
        )
      )}
    </div>
  )
}
