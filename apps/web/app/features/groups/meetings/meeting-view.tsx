import type { Meeting } from '@narthex/contract/groups/meeting.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import type { Attendee } from './attendance-list.tsx'
import { LeadersPart } from './leaders-part.tsx'
import type { UnsentMeeting } from './meeting-outbox.ts'
import { useDayText } from './use-day-text.ts'

export interface MeetingViewProps {
  readonly meeting: Meeting
  readonly roster: readonly Attendee[] | undefined
  readonly isCopy: boolean
  /** Changes on this device that the server does not have yet. */
  readonly unsent: UnsentMeeting | undefined
  readonly isJustSent: boolean
  readonly onEdit: () => void
  /** Rejects where it could not be done. */
  readonly onRemove: () => Promise<void>
}

/** A meeting as it is read; what is for those who lead stands apart. */
export function MeetingView(props: MeetingViewProps) {
  const { meeting, roster, isCopy, unsent, isJustSent, onEdit, onRemove } = props
  const t = useTranslations('meetings')
  const words = useTranslations('meetings.meeting')
  const dayText = useDayText()
  const day = dayText(meeting.data)
  const { flagRealizada, flagLider, presentes, totalVisitantes, observacoes, idEstudo } = meeting
  const counts = [
    t('present', { count: presentes }),
    ...(totalVisitantes > 0 ? [t('visitorCount', { count: totalVisitantes })] : []),
  ]
  return (
    <article className="mt-1 max-w-3xl">
      <p className="text-muted">{day}</p>
      <h1 className="text-title wrap-anywhere">{flagRealizada ? (meeting.tema ?? t('plain')) : t('notHeld')}</h1>
      {flagRealizada && <p className="mt-2 font-medium">{counts.join(' · ')}</p>}
      <div aria-live="polite">
        {unsent && (
          <Notice tone="warning" icon="device" role="none" className="mt-5">
            <p>{t(`state.${unsent.state}`)}</p>
          </Notice>
        )}
        {!unsent && isJustSent && (
          <Notice tone="success" role="none" className="mt-5">
            <p>{words('saved')}</p>
          </Notice>
        )}
        {isCopy && (
          <Notice tone="info" icon="offline" role="none" className="mt-5">
            <p>{t('copy')}</p>
          </Notice>
        )}
      </div>
      {flagLider && <Actions day={dayText(meeting.data, 'within')} onEdit={onEdit} onRemove={onRemove} />}
      <section className="mt-8">
        <h2 className="text-xl">{words('notes')}</h2>
        {observacoes ? (
          <p className="mt-2 max-w-measure text-lg whitespace-pre-line wrap-anywhere">{observacoes}</p>
        ) : (
          <p className="mt-2 text-muted">{words('noNotes')}</p>
        )}
        {idEstudo !== null && (
          <SmartLink
            to={pathTo('/studies/:studiesId', { studiesId: idEstudo })}
            className={`${textLinkClass} mt-3 gap-2`}
          >
            <MemberIcon name="book" className="size-5" />
            {words('study')}
          </SmartLink>
        )}
      </section>
      {flagLider && <LeadersPart meeting={meeting} roster={roster} />}
    </article>
  )
}

function Actions({ day, onEdit, onRemove }: { readonly day: string } & Pick<MeetingViewProps, 'onEdit' | 'onRemove'>) {
  const t = useTranslations('meetings.meeting')
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const remove = async () => {
    setFailed(false)
    await onRemove().catch(() => setFailed(true))
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <button type="button" onClick={onEdit} className={buttonClass('primary')}>
        <MemberIcon name="edit" className="size-5" />
        {t('edit')}
      </button>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass('quiet')}>
        <MemberIcon name="trash" className="size-5" />
        {t('remove')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        refusal={hasFailed && t('removeFailed')}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>{t('removeLead', { day })}</p>
      </ConfirmDialog>
    </div>
  )
}
