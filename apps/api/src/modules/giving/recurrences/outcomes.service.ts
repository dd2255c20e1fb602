import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { Listeners } from '../../../platform/modules/module.ts'
import { needsAnotherCard, planRetry } from '../../../platform/recurring/retries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { failCharge } from '../../payments/commitments/failing.service.ts'
import type { PaymentFacts } from '../../payments/orders/payments.signals.ts'
import type { GiftFacts } from '../giving.signals.ts'
import { endUnlessCharging } from './claims.service.ts'
import { type CycleRow, findCycle, updateCycle } from './cycles.queries.ts'
import { findResumedDay, fromPlannedDay, hasEnded, isFinished } from './cycles.rules.ts'
import { giftCharges } from './gift-charges.service.ts'
import { minLeadDays } from './lead-days.rules.ts'
import type { RecurrenceSignals } from './recurrence.signals.ts'
import { toCycleFacts, toRecurrenceFacts } from './recurrence-facts.rules.ts'
import { planAuthorisationReading } from './recurrences.jobs.ts'
import { holdRecurrence, type RecurrenceRow, updateRecurrence } from './recurrences.queries.ts'
import { announceFailure, stopGift } from './standstill.service.ts'

interface OutcomeNeeds {
  readonly signals: RecurrenceSignals
}

const ofCycles =
  (listen: (platform: OutcomeNeeds, work: ChurchWork, outcome: Outcome) => Promise<void>) =>
  async (work: ChurchWork, gift: GiftFacts, payment: PaymentFacts, platform: OutcomeNeeds): Promise<void> => {
    const recurrence = gift.recurrence && (await holdRecurrence(work, gift.recurrence.id))
    const cycle = recurrence && (await findCycle(work, recurrence.id, gift.recurrence?.cycle ?? 0))
    if (!recurrence || cycle?.pedidoCodigo !== gift.codigo) return
    const { timeZone } = await work.facts()
    await listen(platform, work, { recurrence, cycle, gift, payment, timeZone })
  }

/** A cycle follows its gift: received, failed, given back. Each in the transaction that writes the payment. */
export const followCharges = {
  giftReceived: ofCycles(receiveCycle),
  giftFailed: ofCycles(failCycle),
  giftRefunded: ofCycles((_platform, work, outcome) => refundCycle(work, outcome)),
} satisfies Listeners

interface Outcome {
  readonly recurrence: RecurrenceRow
  readonly cycle: CycleRow
  readonly gift: GiftFacts
  readonly payment: PaymentFacts
  readonly timeZone: string
}

async function receiveCycle(
  { signals }: OutcomeNeeds,
  work: ChurchWork,
  { recurrence, cycle, timeZone }: Outcome,
): Promise<void> {
  const received = { situacao: 'RECEBIDO', proximaTentativa: null, codigoRecusa: null } as const
  if (!(await updateCycle(work, cycle, ['COBRANDO', 'DESISTIDO'], received))) return
  // The charge that stopped the gift has come after all.
  const { situacao, impedimento } = recurrence
  const isNewest = cycle.ciclo === recurrence.proximoCiclo - 1
  const isHealed = situacao === 'FALHOU' && impedimento !== 'BANCO' && isNewest
  const healed = {
    situacao: 'ATIVA' as const,
    impedimento: null,
    ...fromPlannedDay(findResumedDay(recurrence, dateIn(timeZone, work.now))),
  }
  if (isHealed) await updateRecurrence(work, recurrence.id, healed)
  const after = isHealed ? { ...recurrence, ...healed } : recurrence
  if (after.situacao === 'ATIVA' && isFinished(after)) await endUnlessCharging(work, after)
  if (situacao === 'PENDENTE') await planAuthorisationReading(work, recurrence)
  for (const listen of signals.charged)
    await listen(work, toRecurrenceFacts(after), toCycleFacts({ ...cycle, ...received }))
}

async function failCycle(
  platform: OutcomeNeeds,
  work: ChurchWork,
  { recurrence, cycle, payment, timeZone }: Outcome,
): Promise<void> {
  const code = cycle.codigoRecusa ?? payment.codigoRecusa
  const retry =
    recurrence.situacao === 'ATIVA'
      ? planRetry({
          id: recurrence.id,
          tries: cycle.tentativas,
          code,
          now: work.now,
          timeZone,
          firstTry: cycle.primeiraTentativa ?? cycle.dia,
          nextDay: isFinished(recurrence) ? null : dateAfter(recurrence.proximoDia, -minLeadDays[recurrence.meio]),
        })
      : null
  const failed = await failCharge(work, giftCharges, { charge: cycle, code, retry })
  if (!failed) return
  await announceFailure(platform, work, recurrence, failed)
  // It may have failed because it was revoked.
  if (!hasEnded(recurrence)) await planAuthorisationReading(work, recurrence)
  if (!retry && recurrence.situacao === 'ATIVA')
    await stopGift(platform, work, recurrence, needsAnotherCard(code) ? 'CARTAO' : 'RECUSA')
}

/** Part of a charge may go back: the cycle counts as given back when all of it has. */
async function refundCycle(work: ChurchWork, { cycle, gift }: Outcome): Promise<void> {
  if (gift.total !== null && gift.estornado >= gift.total)
    await updateCycle(work, cycle, ['RECEBIDO'], { situacao: 'ESTORNADO' })
}
