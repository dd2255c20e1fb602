import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { planSweep, sweepHolds } from './buying/sweep.service.ts'
import type { TicketNeeds } from './registrations/ticket-needs.ts'
import { holdExpiryQueue, holdSweepQueue } from './registrations/tickets.jobs.ts'
import { releaseExpired } from './waiting/release.service.ts'

export function ticketWorkers(platform: TicketNeeds): Worker[] {
  return [
    workerFor(holdExpiryQueue, async (church, { data }) => {
      await releaseExpired(platform, church, data.evento)
      await planSweep(platform, church, data.evento)
    }),
    workerFor(holdSweepQueue, (church, { data }) => sweepHolds(platform, church, data.evento)),
  ]
}
