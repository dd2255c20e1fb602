import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliveryQueue, distributionQueue } from './push.jobs.ts'
import { deliverDue, distribute } from './push-delivery.service.ts'

export function pushWorkers(platform: Platform): Worker[] {
  return [
    workerFor(distributionQueue, (church, { data }) => distribute(platform, church, data.notificacao)),
    workerFor(deliveryQueue, (church) => deliverDue(platform, church)),
  ]
}
