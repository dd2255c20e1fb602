import type { Loaded } from '@narthex/client/data/loaded'
import { reloadData } from '@narthex/client/data/query-client'
import { useMemberData } from '@narthex/client/data/use-member-data'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { orNull } from '../../../page/api-refusal.ts'
import { loadRecurrence, loadRecurrences, type RecurrenceWithCycles } from './recurrence-calls.ts'

const listKey = 'recurrences'
const oneKey = 'recurrence'

/** A member's recurring gifts. */
export function useRecurrences(memberId: number): Loaded<Recurrence[]> {
  return useMemberData([listKey], () => loadRecurrences(memberId))
}

/** A recurring gift with its charges; null if the id is unknown or belongs to another member. */
export function useRecurrence(id: string): Loaded<RecurrenceWithCycles | null> {
  return useMemberData([oneKey, id], () => orNull(loadRecurrence(id)))
}

/** Reloads all data that a change affects. */
export async function reloadRecurrences(): Promise<void> {
  await Promise.all([reloadData(listKey), reloadData(oneKey), reloadData('gifts'), reloadData('giftSums')])
}
