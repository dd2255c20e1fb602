import type { HandlerInput } from '@narthex/contract/endpoint'
import { findAutomaticPixFrequency } from '@narthex/contract/giving/automatic-pix'
import type { createRecurrence } from '@narthex/contract/giving/recurrence.endpoints'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { firstPlannedDay, nextPlannedDay, regular } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { DueCommitment } from '../../payments/commitments/charging.service.ts'
import { makeCode } from '../../payments/orders/orders.service.ts'
import { type BegunTry, beginCycleTry, orderCycle, toNewCycle } from './claims.service.ts'
import { insertCycle } from './cycles.queries.ts'
import { findEarliestDay, fromFrequency, fromPlannedDay, toRhythm } from './cycles.rules.ts'
import { recurrenceChargeQueue } from './recurrences.jobs.ts'
import { holdRecurrence } from './recurrences.queries.ts'

type GivenRecurrence = Pick<HandlerInput<typeof createRecurrence>['body'], 'frequencia' | 'inicio' | 'fim' | 'meio'>

/** Delay of the job that recovers a first gift whose process died before it was sent. */
const lookAfterMs = 60_000

/** Throws VALIDATION for a frequency that Pix Automático does not have, and for days on which it cannot begin or end. */
export function requireAutomaticPixDays(given: GivenRecurrence, today: string): void {
  const { frequencia, inicio, fim } = given
  if (!findAutomaticPixFrequency(frequencia))
    throw invalid([
      { path: 'body.frequencia', message: 'Pix Automático takes 7, 90 or 365 days, or a day of the month' },
    ])
  if (inicio !== today)
    throw invalid([{ path: 'body.inicio', message: 'The first gift of Pix Automático is paid today' }])
  if (fim !== null && fim < findFirstDebit(given).day)
    throw invalid([{ path: 'body.fim', message: 'Before the first debit' }])
}

/** The first cycle is paid by the code, today; debits follow. */
export const beginByPix = (given: GivenRecurrence) => ({
  situacao: 'PENDENTE' as const,
  proximoCiclo: 2,
  ...fromPlannedDay(findFirstDebit(given)),
  autorizacaoReferencia: makeCode(18),
  autorizacaoId: null,
})

function findFirstDebit({ frequencia, inicio, meio }: GivenRecurrence) {
  const rhythm = toRhythm({ ...fromFrequency(frequencia), inicio, meio })
  return firstPlannedDay(rhythm, nextPlannedDay(rhythm, regular(inicio)), findEarliestDay({ meio }, inicio))
}

/** Orders the first gift and begins its try, in the transaction that sets the recurring gift up. */
export async function beginFirstGift(
  work: ChurchWork,
  { id, payer, timeZone }: DueCommitment,
): Promise<BegunTry | undefined> {
  const gift = await holdRecurrence(work, id)
  if (!gift) return undefined
  const cycle = toNewCycle(work, { ...gift, proximoCiclo: 1, proximoDia: gift.inicio })
  if (!(await insertCycle(work, cycle))) return undefined
  const begun = await beginCycleTry(work, await orderCycle(work, gift, cycle, payer), timeZone)
  const startAfter = new Date(work.now.getTime() + lookAfterMs)
  await enqueue(work, recurrenceChargeQueue, { recorrencia: id }, { singletonKey: `${id}/1/first`, startAfter })
  return { gift, cycle: begun }
}
