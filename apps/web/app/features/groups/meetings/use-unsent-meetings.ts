import { useMemberData } from '@narthex/client/data/use-member-data'
import { type UnsentEntries, useOutbox } from '@narthex/client/data/use-outbox'
import { listDrafts, type Place } from './drafts.ts'
import { type MeetingProblem, meetingOutbox } from './meeting-outbox.ts'
import type { Written } from './record.ts'

export interface UnsentMeetings extends UnsentEntries<Written, MeetingProblem> {
  readonly drafts: readonly Written[]
  /** Reads the drafts again. */
  readonly refresh: () => void
}

/** The unsent records of one group, finished or not. */
export function useUnsentMeetings({ memberId, celulaId }: Place, onSent: () => void): UnsentMeetings {
  const outbox = useOutbox(meetingOutbox, { memberId, names: [celulaId] }, onSent)
  const load = () => listDrafts({ memberId, celulaId })
  const drafts = useMemberData(['meetingDrafts', celulaId], load, { isFresh: true, ownerId: memberId })
  return { ...outbox, drafts: drafts.state === 'ready' ? drafts.value : [], refresh: drafts.reload }
}
