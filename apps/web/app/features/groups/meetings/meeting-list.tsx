import type { MeetingSummary } from '@narthex/contract/groups/meeting.schemas'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { Pager } from '../../../components/pager.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import type { Place } from './drafts.ts'
import type { UnsentMeeting } from './meeting-outbox.ts'
import { MeetingRow } from './meeting-row.tsx'
import { UnsentRow } from './unsent-row.tsx'
import type { UnsentMeetings } from './use-unsent-meetings.ts'

export interface MeetingListProps {
  readonly list: {
    readonly itens: readonly MeetingSummary[]
    readonly total: number
    readonly page: number
    readonly limit: number
    readonly celula: { readonly id: number }
    readonly flagLider: boolean
  }
  readonly outbox: UnsentMeetings
  readonly place: Place
  readonly onResume: (id: string) => void
}

/** A group's meetings, the newest first; before them what has not reached the church. */
export function MeetingList({ list, outbox, place, onResume }: MeetingListProps) {
  const t = useTranslations('meetings')
  const unsent = outbox.entries ?? []
  const sent = list.itens.filter(({ id }) => !unsent.some(({ record }) => record.id === id))
  const path = pathTo('/groups/:celulaId/meetings', { celulaId: list.celula.id })
  if (sent.length + unsent.length === 0) {
    return (
      <EmptyState icon="people" title={t('empty.title')} lead={t(list.flagLider ? 'empty.leadLeader' : 'empty.lead')} />
    )
  }
  return (
    <>
      <ul className={`${cardClass} overflow-hidden`}>
        {unsent.toSorted(byDay).map((entry) => (
          <UnsentRow
            key={entry.record.id}
            unsent={entry}
            place={place}
            isSending={outbox.isSending}
            onResume={() => onResume(entry.record.id)}
          />
        ))}
        {sent.map((meeting) => (
          <MeetingRow
            key={meeting.id}
            meeting={meeting}
            to={pathTo('/groups/:celulaId/meetings/:meetingId', { celulaId: list.celula.id, meetingId: meeting.id })}
            isJustSent={outbox.sent.has(meeting.id)}
          />
        ))}
      </ul>
      <Pager path={path} page={list.page} total={list.total} limit={list.limit} />
    </>
  )
}

const byDay = (a: UnsentMeeting, b: UnsentMeeting) => (a.record.data < b.record.data ? 1 : -1)
