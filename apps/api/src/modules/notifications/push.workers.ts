import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Needs } from '../../platform/platform.ts'
import { deliveryQueue, distributionQueue } from './push.jobs.ts'
import { deliverDue, distributeNotification } from './push-delivery.service.ts'

export function pushWorkers(platform: Needs<'cache' | 'clock' | 'hold' | 'jobs' | 'push' | 'transactions'>): Worker[] {
  return [
    workerFor(distributionQueue, (church, { data }) => distributeNotification(platform, church, data.notificacao)),
    workerFor(deliveryQueue, (church) => deliverDue(platform, church)),
  ]
}
