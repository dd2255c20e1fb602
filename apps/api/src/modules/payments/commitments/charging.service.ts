import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { deriveAttemptKey } from '../../../platform/recurring/attempt-key.ts'
import { takeTryBack } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireMember } from '../../members/members.service.ts'
import { cancelPayment } from '../attempts/cancellation.service.ts'
import { type PaymentStart, startPayment } from '../attempts/starting.service.ts'
import type { OrderPayer } from '../orders/orders.service.ts'
import { findMemberAsPayer } from '../orders/payers.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { listReferences } from '../recurring/made-charges.service.ts'
import { holdPaymentMode } from '../rehearsal/real-commitments.service.ts'
import { findAbsentPayer } from './absent-payer.service.ts'
import type { ChargeKind, OrderedTries } from './charge-kind.service.ts'

/** A commitment of which something may be due, and who pays it. */
export interface DueCommitment {
  readonly id: string
  readonly payer: OrderPayer
  readonly timeZone: string
}

interface Charging<Claimed> {
  readonly id: string
  /** Writes down what is due, in the transaction that holds the church's mode. */
  readonly claim: (work: ChurchWork, due: DueCommitment) => Promise<Claimed>
  /** Sends what was claimed, after the commit. */
  readonly send: (call: MemberCall, claimed: Claimed, due: DueCommitment) => Promise<void>
}

/**
 * Charges what is due of one commitment, on behalf of its member, who is absent. May run in several processes at once and
 * end anywhere: each charge has one order, each try one payment, and what became of a try is told by the payment itself.
 * Nothing is charged of a member who has left, nor while the church has the module switched off.
 */
export async function chargeCommitment<State extends string, Charge extends OrderedTries<State>, Commitment, Claimed>(
  at: ChurchCall,
  { module, find }: ChargeKind<State, Charge, Commitment>,
  { id, claim, send }: Charging<Claimed>,
): Promise<void> {
  const { modules, timeZone } = await at.facts()
  if (!modules.has(module)) return
  const call = await findAbsentPayer(at, async (work) => (await find(work, id))?.memberId)
  if (!call) return
  const due = { id, payer: await findMemberAsPayer(call), timeZone }
  const claimed = await call.inChurch(async (work) => {
    await holdPaymentMode(work)
    await requireMember(work, call.actor.memberId)
    return claim(work, due)
  })
  await send(call, claimed, due)
}

/** Obstacle to a payment that no retry removes: the payer's means, the method, their data, or the purpose. */
export type ChargeObstacle = 'means' | 'method' | 'payer' | 'purpose'

/** Errors of `startPayment` that no repetition can mend; null: the try is under way already, or not needed any more. */
const commonEnds: Readonly<Record<string, ChargeObstacle | null>> = {
  IDEMPOTENCY_KEY_IN_USE: null,
  PAYMENT_IN_PROGRESS: null,
  ORDER_SETTLED: null,
  INVALID_CARD_TOKEN: 'means',
  NOT_FOUND: 'means',
  EVT_REG_010: 'method',
  AMOUNT_TOO_LARGE: 'method',
  ONLY_IN_BRAZIL: 'method',
  EVT_REG_026: 'payer',
}

/** The payer's bank asks for the payer, who is not there. */
const authenticationRequired = 'authentication_required'

type Means = Pick<PaymentStart, 'method' | 'card' | 'automaticPix' | 'references' | 'agreedGateway'>

interface SentTry<Charge, Commitment> {
  readonly charge: Charge
  readonly remoteIp: string
  /** Describes the means of the charge; may refuse as `startPayment` does. */
  readonly describeMeans: () => Promise<Means>
  /** Meanings of the errors of the kind's own orders, beside those of every payment. */
  readonly ends: Readonly<Record<string, ChargeObstacle | null>>
  /** Ends a charge whose try could not become a payment. */
  readonly giveUp: (
    work: ChurchWork,
    commitment: Commitment,
    end: { readonly code: string; readonly obstacle: ChargeObstacle },
  ) => Promise<void>
}

/**
 * Sends a try that was begun. Sent twice it charges once: the key of the payment is that of the try, and a charge that the
 * gateway has already is adopted by its reference. A try that was begun before its church went to rehearse is taken back.
 */
export async function sendTry<State extends string, Charge extends OrderedTries<State>, Commitment>(
  platform: PaymentNeeds,
  call: MemberCall,
  kind: ChargeKind<State, Charge, Commitment>,
  { charge, remoteIp, describeMeans, ends, giveUp }: SentTry<Charge, Commitment>,
): Promise<void> {
  if (charge.pedidoCodigo === null) return
  const name = kind.nameCharge(charge)
  try {
    const payment = await startPayment(platform, call, {
      orderCode: charge.pedidoCodigo,
      installments: 1,
      key: deriveAttemptKey(name, charge.tentativas),
      references: await listReferences(platform, name, charge.tentativas),
      remoteIp,
      isOffSession: true,
      ...(await describeMeans()),
    })
    if (payment.situacao !== 'requires_action') return
    await call.inChurch((work) => kind.update(work, charge, ['COBRANDO'], { codigoRecusa: authenticationRequired }))
    await cancelPayment(platform, call, payment.id, 'CANCELAMENTO')
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined
    const obstacle = code === undefined ? undefined : { ...commonEnds, ...ends }[code]
    if (code === undefined || obstacle === undefined) throw error
    if (obstacle === null) return
    await call.inChurch(async (work) => {
      await holdPaymentMode(work)
      const commitment = await kind.hold(work, name.id)
      if (!commitment) return
      if (await kind.waitsForLive(work, commitment))
        await kind.update(work, charge, ['COBRANDO'], takeTryBack(charge, work.now))
      else await giveUp(work, commitment, { code, obstacle })
    })
  }
}
