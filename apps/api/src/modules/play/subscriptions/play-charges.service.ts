import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChargeKind } from '../../payments/commitments/charge-kind.service.ts'
import { type ChargeRow, updateCharge } from './charges.queries.ts'
import { waitsForLive } from './play-orders.service.ts'
import { playRenewalQueue } from './subscriptions.jobs.ts'
import { findSubscription, holdSubscription, type SubscriptionRow } from './subscriptions.queries.ts'
import type { ChargeState } from './subscriptions.tables.ts'

/** Terms of subscriptions as charges that come again and again. */
export const playCharges: ChargeKind<ChargeState, ChargeRow, SubscriptionRow> = {
  module: 'MOD_ASSINATURA',
  givenUp: 'DESISTIDA',
  nameCharge: ({ subscriptionId: id, termo: cycle }) => ({ kind: 'play', id, cycle }),
  enqueue: (work, assinatura, options) => enqueue(work, playRenewalQueue, { assinatura }, options),
  find: findSubscription,
  hold: holdSubscription,
  waitsForLive,
  update: updateCharge,
}
