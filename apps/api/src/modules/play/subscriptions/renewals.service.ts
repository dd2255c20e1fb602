import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { chargeCommitment, sendTry } from '../../payments/commitments/charging.service.ts'
import { failTerm } from './charge-failures.service.ts'
import { playCharges } from './play-charges.service.ts'
import { dropOrders } from './play-orders.service.ts'
import { claimRenewal } from './renewal-claims.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'

/** Renews one subscription, as far as that is due. */
export function renewSubscription(platform: SubscriptionNeeds, at: ChurchCall, id: string): Promise<void> {
  return chargeCommitment(at, playCharges, {
    id,
    claim: claimRenewal,
    async send(call, { begun, dropped }, { timeZone }) {
      await dropOrders(platform, at, dropped)
      if (!begun) return
      const { subscription, charge } = begun
      const { cardId, memberId, enderecoIp } = subscription
      if (cardId === null) return
      await sendTry(platform, call, playCharges, {
        charge,
        remoteIp: enderecoIp ?? '',
        describeMeans: async () => ({ method: 'card', card: { savedId: cardId, memberId } }),
        ends: { PLAY_SUBSCRIPTION_ENDED: null, PLAY_PLAN_UNAVAILABLE: null },
        giveUp: (work, held, { code }) => failTerm(work, held, { charge, code, timeZone, isFinal: true }),
      })
    },
  })
}
