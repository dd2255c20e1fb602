import { dateIn } from '@narthex/contract/church-time'
import { findAutomaticPixFrequency } from '@narthex/contract/giving/automatic-pix'
import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { PaymentStart } from '../../payments/attempts/starting.service.ts'
import { type ChargeObstacle, chargeCommitment, sendTry } from '../../payments/commitments/charging.service.ts'
import { failCharge } from '../../payments/commitments/failing.service.ts'
import { methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { type BegunTry, claimDueTries } from './claims.service.ts'
import { toFrequency } from './cycles.rules.ts'
import { giftCharges } from './gift-charges.service.ts'
import { findDebitDay } from './lead-days.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { announceFailure, stopGift } from './standstill.service.ts'

/** Charges what is due of one recurring gift. */
export function chargeRecurrence(platform: RecurrenceNeeds, at: ChurchCall, id: string): Promise<void> {
  return chargeCommitment(at, giftCharges, {
    id,
    claim: (work, due) => claimDueTries(platform, work, due),
    async send(call, tries) {
      for (const begun of tries) await sendGiftTry(platform, call, begun)
    },
  })
}

/** Sends a try of a gift. What keeps it from becoming a payment stops the gift. */
export function sendGiftTry(platform: RecurrenceNeeds, call: MemberCall, begun: BegunTry): Promise<void> {
  const { gift, cycle } = begun
  return sendTry(platform, call, giftCharges, {
    charge: cycle,
    remoteIp: gift.enderecoIp,
    describeMeans: () => describeMeans(call, begun),
    ends: { GIVING_UNAVAILABLE: 'method', REASON_UNAVAILABLE: 'purpose' },
    async giveUp(work, held, { code, obstacle }) {
      const failed = await failCharge(work, giftCharges, { charge: cycle, code, retry: null })
      if (!failed) return
      await announceFailure(platform, work, held, failed)
      if (held.situacao === 'ATIVA' || held.situacao === 'PENDENTE')
        await stopGift(platform, work, held, standstills[obstacle])
    },
  })
}

const standstills: Readonly<Record<ChargeObstacle, Standstill>> = {
  means: 'CARTAO',
  method: 'METODO',
  payer: 'DADOS',
  purpose: 'MOTIVO',
}

/** Payment details of an attempt: the card, the code that authorises the gift, or a debit under its authorisation. */
async function describeMeans(
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
  const { timeZone } = await call.facts()
  const dueDate = findDebitDay(cycle.dia, dateIn(timeZone, call.clock()))
  return { ...pix, automaticPix: { kind: 'debit', authorisationId, dueDate } }
}
