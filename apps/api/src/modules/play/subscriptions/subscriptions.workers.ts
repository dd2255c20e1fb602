import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { doPlayDay } from './renewal-days.service.ts'
import { renewSubscription } from './renewals.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { playDayQueue, playRenewalQueue } from './subscriptions.jobs.ts'

export function playSubscriptionWorkers(platform: SubscriptionNeeds): Worker[] {
  return [
    workerFor(playDayQueue, (call) => doPlayDay(platform, call)),
    workerFor(playRenewalQueue, (call, { data }) => renewSubscription(platform, call, data.assinatura)),
  ]
}
