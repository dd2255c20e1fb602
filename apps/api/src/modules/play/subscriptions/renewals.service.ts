import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { deriveAttemptKey } from '../../../platform/recurring/attempt-key.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame, hasModule } from '../../churches/churches.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { cancelPayment } from '../../payments/attempts/cancellation.service.ts'
import { startPayment } from '../../payments/attempts/starting.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { findAbsentPayer } from '../../payments/recurring/absent-payer.service.ts'
import { listReferences } from '../../payments/recurring/made-charges.service.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { failCharge } from './charge-failures.service.ts'
import { type ChargeRow, updateCharge } from './charges.queries.ts'
import { dropOrders, waitsForLive } from './play-orders.service.ts'
import { type Claimed, claimRenewal } from './renewal-claims.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { findSubscription, holdSubscription } from './subscriptions.queries.ts'

type Begun = NonNullable<Claimed['begun']>

/**
 * Renews one subscription, as far as that is due. May run in several processes at once and end anywhere: each term has one
 * charge, each try one payment, and what became of a try is told by the payment itself. Nothing is charged while the church
 * has Play switched off.
 */
export async function renewSubscription(platform: SubscriptionNeeds, church: ChurchScope, id: string): Promise<void> {
  const frame = await getFrame(platform, church)
  if (!hasModule(frame, 'MOD_ASSINATURA')) return
  const call = await findAbsentPayer(platform, church, async (work) => (await findSubscription(work, id))?.memberId)
  if (!call) return
  const payer = await findMemberAsPayer(call)
  const timeZone = frame.church.fusoHorario
  const { begun, dropped } = await call.inChurch(async (work) => {
    await requireMember(work, call.actor.memberId)
    return claimRenewal(platform, work, { id, payer, timeZone })
  })
  await dropOrders(platform, church, dropped)
  if (begun) await sendTry(platform, call, begun, timeZone)
}

/** The payer's bank asks for the payer, who is not there. */
const authenticationRequired = 'authentication_required'

/** Sends a try that was begun. Sent twice it charges once: the key of the payment is that of the try. */
async function sendTry(platform: SubscriptionNeeds, call: MemberCall, begun: Begun, timeZone: string): Promise<void> {
  const { subscription, charge } = begun
  const { id, cardId, memberId, enderecoIp } = subscription
  if (charge.pedidoCodigo === null || cardId === null) return
  const repeated = { kind: 'play', id, cycle: charge.termo }
  try {
    const payment = await startPayment(platform, call, {
      orderCode: charge.pedidoCodigo,
      method: 'card',
      card: { savedId: cardId, memberId },
      installments: 1,
      key: deriveAttemptKey(repeated, charge.tentativas),
      references: await listReferences(platform, repeated, charge.tentativas),
      remoteIp: enderecoIp ?? '',
      isOffSession: true,
    })
    if (payment.situacao !== 'requires_action') return
    await call.inChurch((work) => updateCharge(work, charge, ['COBRANDO'], { codigoRecusa: authenticationRequired }))
    await cancelPayment(platform, call.church, payment.id, 'CANCELAMENTO')
  } catch (error) {
    if (!(error instanceof DomainError) || !(error.code in ends)) throw error
    const { code } = error
    if (ends[code] === 'ignored') return
    await call.inChurch(async (work) => {
      await holdPaymentMode(work)
      const held = await holdSubscription(work, id)
      if (held && (await waitsForLive(work, held))) await putBack(work, charge)
      else if (held) await failCharge(platform, work, held, { charge, code, timeZone, isFinal: true })
    })
  }
}

/** Takes a try back that was begun before its church went to rehearse: it is done once the church is live again. */
async function putBack(work: ChurchWork, charge: ChargeRow): Promise<void> {
  const before = { tentativas: charge.tentativas - 1, proximaTentativa: work.now }
  await updateCharge(work, charge, ['COBRANDO'], before)
}

/** Errors of `startPayment` that no repetition can mend; `ignored`: the try is under way already, or not needed any more. */
const ends: Readonly<Record<string, 'ignored' | 'final'>> = {
  IDEMPOTENCY_KEY_IN_USE: 'ignored',
  PAYMENT_IN_PROGRESS: 'ignored',
  ORDER_SETTLED: 'ignored',
  PLAY_SUBSCRIPTION_ENDED: 'ignored',
  PLAY_PLAN_UNAVAILABLE: 'ignored',
  INVALID_CARD_TOKEN: 'final',
  NOT_FOUND: 'final',
  EVT_REG_010: 'final',
  EVT_REG_026: 'final',
  AMOUNT_TOO_LARGE: 'final',
  ONLY_IN_BRAZIL: 'final',
}
