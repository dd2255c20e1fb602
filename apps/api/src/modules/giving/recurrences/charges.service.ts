import { dateIn } from '@narthex/contract/church-time'
import { findAutomaticPixFrequency } from '@narthex/contract/giving/automatic-pix'
import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { deriveAttemptKey } from '../../../platform/recurring/attempt-key.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame, hasModule } from '../../churches/churches.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { cancelPayment } from '../../payments/attempts/cancellation.service.ts'
import { type PaymentStart, startPayment } from '../../payments/attempts/starting.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { findAbsentPayer } from '../../payments/recurring/absent-payer.service.ts'
import { listReferences } from '../../payments/recurring/made-charges.service.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { type BegunTry, claimDueTries, toRepeatedCharge } from './claims.service.ts'
import { type CycleRow, updateCycle } from './cycles.queries.ts'
import { toFrequency } from './cycles.rules.ts'
import { findDebitDay } from './lead-days.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { findRecurrence, holdRecurrence } from './recurrences.queries.ts'
import { announceFailure, stopGift, waitsForLive } from './standstill.service.ts'

/** The payer's bank asks for the payer, who is not there. */
const authenticationRequired = 'authentication_required'

/**
 * Charges what is due of one recurring gift. May run in several processes at once and end anywhere: each cycle has one
 * order, each try one payment, and what became of a try is told by the payment itself.
 */
export async function chargeRecurrence(platform: RecurrenceNeeds, church: ChurchScope, id: string): Promise<void> {
  const frame = await getFrame(platform, church)
  if (!hasModule(frame, 'MOD_DOACAO')) return
  const call = await findAbsentPayer(platform, church, async (work) => (await findRecurrence(work, id))?.memberId)
  if (!call) return
  const payer = await findMemberAsPayer(call)
  const claim = { id, payer, timeZone: frame.church.fusoHorario }
  const tries = await call.inChurch(async (work) => {
    await holdPaymentMode(work)
    await requireMember(work, call.actor.memberId)
    return claimDueTries(platform, work, claim)
  })
  for (const begun of tries) await sendTry(platform, call, begun)
}

/** Sends a try that was begun. Sent twice it charges once: the key of the payment is that of the try. */
export async function sendTry(platform: RecurrenceNeeds, call: MemberCall, begun: BegunTry): Promise<void> {
  const { gift, cycle } = begun
  if (cycle.pedidoCodigo === null) return
  const charge = toRepeatedCharge(gift.id, cycle.ciclo)
  try {
    const payment = await startPayment(platform, call, {
      orderCode: cycle.pedidoCodigo,
      installments: 1,
      key: deriveAttemptKey(charge, cycle.tentativas),
      references: await listReferences(platform, charge, cycle.tentativas),
      remoteIp: gift.enderecoIp,
      isOffSession: true,
      ...(await describeMeans(platform, call, begun)),
    })
    if (payment.situacao !== 'requires_action') return
    await call.inChurch((work) => updateCycle(work, cycle, ['COBRANDO'], { codigoRecusa: authenticationRequired }))
    await cancelPayment(platform, call.church, payment.id, 'CANCELAMENTO')
  } catch (error) {
    const standstill = error instanceof DomainError ? findStandstill(error.code) : undefined
    if (standstill === undefined) throw error
    if (standstill) await giveUp(platform, call, begun, { standstill, code: (error as DomainError).code })
  }
}

/** What a try is charged by: the card, the code that authorises the gift, or a debit under its authorisation. */
async function describeMeans(
  platform: RecurrenceNeeds,
  call: MemberCall,
  { gift, cycle }: BegunTry,
): Promise<Pick<PaymentStart, 'method' | 'card' | 'automaticPix' | 'references' | 'agreedGateway'>> {
  const { cardId, memberId, autorizacaoId: authorisationId, autorizacaoReferencia: reference } = gift
  if (gift.meio === 'CARTAO') return { method: 'card', ...(cardId && { card: { savedId: cardId, memberId } }) }
  const pix = { method: 'pix', agreedGateway: gift.gateway } as const
  if (cycle.ciclo === 1 && reference !== null) {
    const frequency = findAutomaticPixFrequency(toFrequency(gift)) ?? 'MONTHLY'
    const terms = { frequency, startDate: gift.proximoDia, endDate: gift.fim }
    return { ...pix, references: [reference], automaticPix: { kind: 'authorise', ...terms } }
  }
  if (authorisationId === null) throw methodUnavailable()
  const { fusoHorario } = (await getFrame(platform, call.church)).church
  const dueDate = findDebitDay(cycle.dia, dateIn(fusoHorario, platform.clock()))
  return { ...pix, automaticPix: { kind: 'debit', authorisationId, dueDate } }
}

/** Errors of `startPayment` that no repetition can mend; null: the try is under way already, or not needed any more. */
function findStandstill(code: string): Standstill | null | undefined {
  return standstills[code]
}

const standstills: Readonly<Record<string, Standstill | null>> = {
  IDEMPOTENCY_KEY_IN_USE: null,
  PAYMENT_IN_PROGRESS: null,
  ORDER_SETTLED: null,
  INVALID_CARD_TOKEN: 'CARTAO',
  NOT_FOUND: 'CARTAO',
  EVT_REG_010: 'METODO',
  AMOUNT_TOO_LARGE: 'METODO',
  ONLY_IN_BRAZIL: 'METODO',
  GIVING_UNAVAILABLE: 'METODO',
  EVT_REG_026: 'DADOS',
  REASON_UNAVAILABLE: 'MOTIVO',
}

/** Takes a try back that was begun before its church went to rehearse: it is done once the church is live again. */
async function putBack(work: ChurchWork, cycle: CycleRow): Promise<void> {
  const before = { tentativas: cycle.tentativas - 1, proximaTentativa: work.now }
  await updateCycle(work, cycle, ['COBRANDO'], before)
}

/** Ends a try that could not become a payment. */
async function giveUp(
  platform: RecurrenceNeeds,
  call: MemberCall,
  { cycle }: BegunTry,
  { standstill, code }: { standstill: Standstill; code: string },
): Promise<void> {
  await call.inChurch(async (work) => {
    await holdPaymentMode(work)
    const gift = await holdRecurrence(work, cycle.recurrenceId)
    if (gift && (await waitsForLive(work, gift))) return putBack(work, cycle)
    const failed = { situacao: 'DESISTIDO', codigoRecusa: code, proximaTentativa: null } as const
    if (!gift || !(await updateCycle(work, cycle, ['COBRANDO'], failed))) return
    await announceFailure(platform, work, gift, { ...cycle, ...failed })
    if (gift.situacao === 'ATIVA' || gift.situacao === 'PENDENTE') await stopGift(platform, work, gift, standstill)
  })
}
