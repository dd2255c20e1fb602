import { type Worker, workerFor } from '../../../platform/jobs/worker.ts'
import { doPlayDay } from './renewal-days.service.ts'
import { renewSubscription } from './renewals.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { playDayQueue, playRenewalQueue } from './subscriptions.jobs.ts'

export function playSubscriptionWorkers(platform: SubscriptionNeeds): Worker[] {
  return [
    workerFor(playDayQueue, (church) => doPlayDay(platform, church)),
    workerFor(playRenewalQueue, (church, { data }) => renewSubscription(platform, church, data.assinatura)),
  ]
}
