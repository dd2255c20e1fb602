import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Needs } from '../../platform/platform.ts'
import { deliveryQueue, distributionQueue } from './push.jobs.ts'
import { deliverDue, distributeNotification } from './push-delivery.service.ts'

export function pushWorkers(platform: Needs<'hold' | 'push'>): Worker[] {
  return [
    workerFor(distributionQueue, (call, { data }) => distributeNotification(call, data.notificacao)),
    workerFor(deliveryQueue, (call) => deliverDue(platform, call)),
  ]
}
