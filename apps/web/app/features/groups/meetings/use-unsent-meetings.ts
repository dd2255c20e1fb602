import { useCallback } from 'react'
import { useLoaded } from '../../../components/use-loaded.ts'
import { type UnsentEntries, useOutbox } from '../../../data/outbox/use-outbox.ts'
import { listDrafts, type Place } from './drafts.ts'
import { type MeetingProblem, meetingOutbox } from './meeting-outbox.ts'
import type { Written } from './record.ts'

export interface UnsentMeetings extends UnsentEntries<Written, MeetingProblem> {
  /** What is being written down and was not finished. */
  readonly drafts: readonly Written[]
  /** Reads the drafts again. */
  readonly refresh: () => void
}

/** The unsent records of one group, finished or not. */
export function useUnsentMeetings({ memberId, celulaId }: Place, onSent: () => void): UnsentMeetings {
  const outbox = useOutbox(meetingOutbox, { memberId, names: [celulaId] }, onSent)
  const drafts = useLoaded(useCallback(() => listDrafts({ memberId, celulaId }), [memberId, celulaId]))
  return drafts.state === 'ready'
    ? { ...outbox, drafts: drafts.value, refresh: drafts.reload }
    : { ...outbox, drafts: [], refresh: () => {} }
}
