import { LoadFailed } from '@narthex/client/parts/load-failed'
import { removeMeeting } from '@narthex/contract/groups/meeting.endpoints'
import { containerClass } from '@narthex/ui/container'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useKeptReader } from '../../../components/use-reader.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { callApi } from '../../../session/api.ts'
import { dropDraft } from './drafts.ts'
import { entryPlace, meetingOutbox } from './meeting-outbox.ts'
import { MeetingView } from './meeting-view.tsx'
import { BackLink } from './meetings-head.tsx'
import { MeetingsSkeleton } from './meetings-skeleton.tsx'
import { NotYours } from './not-yours.tsx'
import { RecordScreen } from './record-screen.tsx'
import { useMeeting, useRoster } from './use-meetings.ts'
import { useUnsentMeetings } from './use-unsent-meetings.ts'
import { useWriting } from './use-writing.ts'

export interface MeetingPageProps {
  readonly celulaId: number
  readonly meetingId: string
}

const noDays: readonly string[] = []

/** Page of a meeting: members read it, leaders also change or delete it. */
export function MeetingPage({ celulaId, meetingId }: MeetingPageProps) {
  const t = useTranslations('meetings')
  const navigate = useNavigate()
  const { memberId } = useKeptReader()
  const meeting = useMeeting(memberId, celulaId, meetingId)
  const place = { memberId, celulaId }
  const outbox = useUnsentMeetings(place, () => meeting.state === 'ready' && meeting.reload())
  const { writing, write, stop } = useWriting()
  const listPath = pathTo('/groups/:celulaId/meetings', { celulaId })
  const shown = meeting.state === 'ready' ? meeting.value.value : undefined

  const remove = async () => {
    const params = { id: String(celulaId), meetingId }
    await callApi(removeMeeting, { params })
    await Promise.all([meetingOutbox.drop(entryPlace(place, meetingId)), dropDraft(place, meetingId)])
    await navigate(keepingEmbed(listPath, location.search), { replace: true })
  }
  return (
    <div className={containerClass('page', 'backLink')}>
      {meeting.state === 'failed' && <LoadFailed onRetry={meeting.reload} />}
      {meeting.state === 'loading' && <MeetingsSkeleton label={t('loading')} />}
      {meeting.state === 'ready' && !shown && <NotYours celulaId={celulaId} />}
      {shown &&
        (writing && shown.flagLider ? (
          <RecordScreen
            place={place}
            writing={{ id: meetingId, day: undefined }}
            idOf={() => meetingId}
            groupName={t('backToList')}
            pending={noDays}
            onDone={() => {
              stop()
              outbox.refresh()
            }}
          />
        ) : (
          <>
            <BackLink to={listPath}>{t('backToList')}</BackLink>
            <MeetingOf
              memberId={memberId}
              celulaId={celulaId}
              meeting={shown}
              isCopy={meeting.state === 'ready' && meeting.value.isCopy}
              unsent={outbox.entries?.find(({ record }) => record.id === meetingId)}
              isJustSent={outbox.sent.has(meetingId)}
              onEdit={() => write({ id: meetingId, day: undefined })}
              onRemove={remove}
            />
          </>
        ))}
    </div>
  )
}

type MeetingOfProps = Omit<Parameters<typeof MeetingView>[0], 'roster'> & {
  readonly memberId: number
  readonly celulaId: number
}

/** Shows leaders also the absent members. */
function MeetingOf({ memberId, celulaId, ...rest }: MeetingOfProps) {
  if (!rest.meeting.flagLider) return <MeetingView {...rest} roster={undefined} />
  return <LedMeeting memberId={memberId} celulaId={celulaId} {...rest} />
}

function LedMeeting({ memberId, celulaId, ...rest }: MeetingOfProps) {
  const roster = useRoster(memberId, celulaId)
  return <MeetingView {...rest} roster={roster.state === 'ready' ? roster.value.value : undefined} />
}
