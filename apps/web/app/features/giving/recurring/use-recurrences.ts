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

/** One of them with its charges; nothing where there is none of this id, or it belongs to another member. */
export function useRecurrence(id: string): Loaded<RecurrenceWithCycles | null> {
  return useMemberData([oneKey, id], () => orNull(loadRecurrence(id)))
}

/** After a change: shows everywhere what the server has now. */
export async function reloadRecurrences(): Promise<void> {
  await Promise.all([reloadData(listKey), reloadData(oneKey), reloadData('gifts'), reloadData('giftSums')])
}
