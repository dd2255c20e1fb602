import { useMemberData } from '@narthex/client/data/use-member-data'
import { ApiError } from '@narthex/contract/client'
import { getMeeting } from '@narthex/contract/groups/meeting.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import type { Place } from './drafts.ts'
import { entryPlace, meetingOutbox, type UnsentMeeting } from './meeting-outbox.ts'
import { toRecord, type Written } from './record.ts'

export interface ConflictDialogProps {
  readonly place: Place
  readonly unsent: UnsentMeeting
  readonly onClose: () => void
  readonly onChoose: (chosen: Written) => void
}

/** Two devices wrote words of one meeting: shows both, and one is chosen. Who was there is merged either way. */
export function ConflictDialog({ place, unsent: { record, revision }, onClose, onChoose }: ConflictDialogProps) {
  const t = useTranslations('meetings.conflict')
  const shell = useTranslations('shell')
  const { memberId, celulaId } = place
  const load = async () => {
    const params = { id: String(celulaId), meetingId: record.id }
    try {
      return toRecord(await callApi(getMeeting, { params }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      // The church's version was deleted: there is nothing to choose between any more.
      await meetingOutbox.block(entryPlace({ memberId, celulaId }, record.id), revision, 'removed')
      return null
    }
  }
  const key = ['meetingConflict', celulaId, record.id, revision]
  const loaded = useMemberData(key, load, { isFresh: true, ownerId: memberId })
  const theirs = loaded.state === 'ready' ? loaded.value : undefined
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <p>{t('lead')}</p>
      {loaded.state === 'loading' && <Skeleton className="mt-4 h-40 w-full" />}
      {loaded.state === 'failed' && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {t('failed')}
        </p>
      )}
      {theirs && (
        <>
          <Words title={t('mine')} record={record} />
          <Words title={t('theirs')} record={theirs} />
          <div className="mt-6 grid gap-3">
            <button
              type="button"
              onClick={() => onChoose({ ...record, versao: theirs.versao })}
              className={buttonClass('primary')}
            >
              {t('keepMine')}
            </button>
            <button
              type="button"
              onClick={() => onChoose({ ...theirs, presencas: record.presencas })}
              className={buttonClass('quiet')}
            >
              {t('keepTheirs')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Words({ title, record }: { title: string; record: Written }) {
  const t = useTranslations('meetings.conflict')
  const visitors = record.visitantes.map(({ nome }) => nome).join(', ')
  const { tema, observacoes, observacoesLider } = record
  const lines = Object.entries({ tema, observacoes, observacoesLider, visitors }).filter(([, line]) => line)
  return (
    <section className="mt-4 rounded-control bg-sunken p-4">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {lines.length === 0 && <p className="mt-1 text-muted">{t('nothing')}</p>}
      {lines.map(([name, line]) => (
        <p key={name} className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}
