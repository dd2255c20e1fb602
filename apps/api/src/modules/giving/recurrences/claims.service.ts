import { dateIn } from '@narthex/contract/church-time'
import { deriveAttemptKey } from '../../../platform/recurring/attempt-key.ts'
import { isPast } from '../../../platform/recurring/schedule.ts'
import { beginTry, isTryDue, isUnderWay } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { DueCommitment } from '../../payments/commitments/charging.service.ts'
import type { OrderPayer } from '../../payments/orders/orders.service.ts'
import { addGift } from '../gifts.service.ts'
import { findReason } from '../reasons.queries.ts'
import { type CycleRow, insertCycle, listOpenCycles, updateCycle } from './cycles.queries.ts'
import { afterCycle, findDueDay, findLastDay, fromPlannedDay, isNextCycleDue } from './cycles.rules.ts'
import { giftCharges } from './gift-charges.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { planRevocation } from './recurrences.jobs.ts'
import { holdRecurrence, type RecurrenceRow, updateRecurrence } from './recurrences.queries.ts'
import { announceFailure, findObstacle, stopGift, waitsForLive } from './standstill.service.ts'

/** A try of a cycle that is written down and may be sent. */
export interface BegunTry {
  readonly gift: RecurrenceRow
  readonly cycle: CycleRow
}

/**
 * Claims what is due of a recurring gift: the next cycle with its order, and failed charges whose time has come. Gives the
 * tries to be sent, also those that were begun by a process that died since. Nothing of a gift that waits for its church to
 * be live again. Locks the recurring gift.
 */
export async function claimDueTries(
  platform: RecurrenceNeeds,
  work: ChurchWork,
  claim: DueCommitment,
): Promise<BegunTry[]> {
  const gift = await holdRecurrence(work, claim.id)
  if (!gift || (await waitsForLive(work, gift))) return []
  const tries: BegunTry[] = []
  const isNextDue = gift.situacao === 'ATIVA' && isNextCycleDue(gift, dateIn(claim.timeZone, work.now))
  for (const cycle of await listOpenCycles(work, gift.id)) {
    const isDue = isTryDue(cycle, work.now)
    if (isUnderWay(cycle)) tries.push({ gift, cycle })
    // A try that waited until the day of the next cycle gives way to it: no giver is charged twice on a day.
    else if (isDue && isNextDue) await updateCycle(work, cycle, ['COBRANDO'], givenUp)
    else if (isDue && gift.situacao === 'ATIVA')
      tries.push({ gift, cycle: await beginCycleTry(work, cycle, claim.timeZone) })
  }
  const claimed = gift.situacao === 'ATIVA' ? await claimNextCycle(platform, work, gift, claim) : undefined
  return claimed ? [...tries, claimed] : tries
}

const givenUp = { situacao: 'DESISTIDO', proximaTentativa: null } as const

/** Counts a try before it is sent. */
export async function beginCycleTry(work: ChurchWork, cycle: CycleRow, timeZone: string): Promise<CycleRow> {
  const primeiraTentativa = cycle.primeiraTentativa ?? dateIn(timeZone, work.now)
  const change = { ...beginTry(cycle), primeiraTentativa }
  await updateCycle(work, cycle, ['COBRANDO', 'DESISTIDO'], change)
  return { ...cycle, ...change }
}

async function claimNextCycle(
  platform: RecurrenceNeeds,
  work: ChurchWork,
  held: RecurrenceRow,
  { payer, timeZone }: DueCommitment,
): Promise<BegunTry | undefined> {
  const today = dateIn(timeZone, work.now)
  const last = findLastDay(held, today)
  const skipped = held.flagPular && held.proximoDia <= last ? await skipNextCycle(work, held) : held
  const due = findDueDay(skipped, today)
  const gift = { ...skipped, ...fromPlannedDay(due) }
  if (due.day !== skipped.proximoDia) await updateRecurrence(work, gift.id, fromPlannedDay(due))
  if (isPast(due, gift.fim)) return endUnlessCharging(work, gift)
  if (due.day > last) return undefined
  const obstacle = await findObstacle(work, gift)
  if (obstacle === 'MOTIVO' || obstacle === 'METODO' || obstacle === 'BANCO')
    return stopGift(platform, work, gift, obstacle).then(() => undefined)
  const cycle = toNewCycle(work, gift)
  if (obstacle) {
    const failed = { ...cycle, situacao: 'DESISTIDO', codigoRecusa: 'card_missing' } as const
    await insertCycle(work, failed)
    await updateRecurrence(work, gift.id, afterCycle(gift))
    const after = { ...gift, ...afterCycle(gift) }
    await announceFailure(platform, work, after, failed)
    await stopGift(platform, work, after, obstacle)
    return undefined
  }
  // The row is the right to charge the cycle: no second one can be inserted.
  if (!(await insertCycle(work, cycle))) return undefined
  await updateRecurrence(work, gift.id, afterCycle(gift))
  const begun = await beginCycleTry(work, await orderCycle(work, gift, cycle, payer), timeZone)
  return { gift: { ...gift, ...afterCycle(gift) }, cycle: begun }
}

export const toNewCycle = (
  work: ChurchWork,
  {
    igrejaId,
    id,
    proximoCiclo: ciclo,
    proximoDia: dia,
    valor,
  }: Pick<RecurrenceRow, 'igrejaId' | 'id' | 'proximoCiclo' | 'proximoDia' | 'valor'>,
): CycleRow => ({
  igrejaId,
  recurrenceId: id,
  ciclo,
  dia,
  valor,
  situacao: 'COBRANDO',
  pedidoCodigo: null,
  tentativas: 0,
  primeiraTentativa: null,
  proximaTentativa: null,
  codigoRecusa: null,
  alteradoEm: work.now,
})

async function skipNextCycle(work: ChurchWork, gift: RecurrenceRow): Promise<RecurrenceRow> {
  await insertCycle(work, { ...toNewCycle(work, gift), situacao: 'PULADO' })
  await updateRecurrence(work, gift.id, afterCycle(gift))
  return { ...gift, ...afterCycle(gift) }
}

/** Ends a gift without a next cycle, unless a charge of it may still be tried again. */
export async function endUnlessCharging(work: ChurchWork, gift: RecurrenceRow): Promise<undefined> {
  if ((await listOpenCycles(work, gift.id)).length > 0) return undefined
  await updateRecurrence(work, gift.id, { situacao: 'ENCERRADA' })
  await planRevocation(work, gift)
  return undefined
}

/** Places the gift of a cycle: once, whatever is tried again. */
export async function orderCycle(
  work: ChurchWork,
  gift: RecurrenceRow,
  cycle: CycleRow,
  payer: OrderPayer,
): Promise<CycleRow> {
  const reason = await findReason(work, gift.reasonId)
  const { memberId, moeda, flagTaxas, flagAnonimo, comentario } = gift
  const pedidoCodigo = await addGift(work, {
    chave: deriveAttemptKey(giftCharges.nameCharge(cycle), 0),
    content: [gift.id, cycle.ciclo],
    itens: [{ idMotivo: gift.reasonId, valor: cycle.valor }],
    reasons: [reason?.nome ?? ''],
    moeda,
    flagTaxas,
    flagAnonimo,
    comentario,
    payer,
    memberId,
    recurrence: { id: gift.id, cycle: cycle.ciclo },
  })
  await updateCycle(work, cycle, ['COBRANDO', 'DESISTIDO'], { pedidoCodigo })
  return { ...cycle, pedidoCodigo }
}
