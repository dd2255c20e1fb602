import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { chargeCommitment, sendTry } from '../../payments/commitments/charging.service.ts'
import { failTerm } from './charge-failures.service.ts'
import { playCharges } from './play-charges.service.ts'
import { dropOrders } from './play-orders.service.ts'
import { claimRenewal } from './renewal-claims.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'

/** Renews one subscription, as far as that is due. */
export function renewSubscription(platform: SubscriptionNeeds, church: ChurchScope, id: string): Promise<void> {
  return chargeCommitment(platform, church, playCharges, {
    id,
    claim: (work, due) => claimRenewal(platform, work, due),
    async send(call, { begun, dropped }, { timeZone }) {
      await dropOrders(platform, church, dropped)
      if (!begun) return
      const { subscription, charge } = begun
      const { cardId, memberId, enderecoIp } = subscription
      if (cardId === null) return
      await sendTry(platform, call, playCharges, {
        charge,
        remoteIp: enderecoIp ?? '',
        describeMeans: async () => ({ method: 'card', card: { savedId: cardId, memberId } }),
        ends: { PLAY_SUBSCRIPTION_ENDED: null, PLAY_PLAN_UNAVAILABLE: null },
        giveUp: (work, held, { code }) => failTerm(platform, work, held, { charge, code, timeZone, isFinal: true }),
      })
    },
  })
}
