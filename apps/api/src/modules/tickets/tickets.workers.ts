import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import { releaseExpired } from './registrations/release.service.ts'
import { planSweep, sweepHolds } from './registrations/sweep.service.ts'
import type { TicketNeeds } from './ticket-needs.ts'
import { holdExpiryQueue, holdSweepQueue } from './tickets.jobs.ts'

export function ticketWorkers(platform: TicketNeeds): Worker[] {
  return [
    workerFor(holdExpiryQueue, async (church, { data }) => {
      await releaseExpired(platform, church, data.evento)
      await planSweep(platform, church, data.evento)
    }),
    workerFor(holdSweepQueue, (church, { data }) => sweepHolds(platform, church, data.evento)),
  ]
}
