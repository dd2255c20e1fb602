import { minuteMs } from '@narthex/contract/durations'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdExpiryQueue } from './tickets.jobs.ts'

/** When a hold that begins now ends. */
export const planExpiry = ({ now }: ChurchWork, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs)

/** Plans the release of what ends at this moment: one job for all holds of an event that end in the same minute. */
export async function planRelease(work: ChurchWork, eventId: number, expiresAt: Date): Promise<void> {
  const minute = Math.floor(expiresAt.getTime() / minuteMs) + 1
  await enqueue(
    work,
    holdExpiryQueue,
    { evento: eventId },
    { singletonKey: `${eventId}/${minute}`, startAfter: new Date(minute * minuteMs) },
  )
}
