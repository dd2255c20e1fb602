import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { planSweep, sweepHolds } from './buying/sweep.service.ts'
import type { TicketNeeds } from './registrations/ticket-needs.ts'
import { holdExpiryQueue, holdSweepQueue } from './registrations/tickets.jobs.ts'
import { releaseExpired } from './waiting/release.service.ts'

export function ticketWorkers(platform: TicketNeeds): Worker[] {
  return [
    workerFor(holdExpiryQueue, async (call, { data }) => {
      await releaseExpired(platform, call, data.evento)
      await planSweep(call, data.evento)
    }),
    workerFor(holdSweepQueue, (call, { data }) => sweepHolds(call, data.evento)),
  ]
}
