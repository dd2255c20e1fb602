import { dateIn } from '@narthex/contract/church-time'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { giveUpRetries } from './cycles.queries.ts'
import { findResumedDay, fromPlannedDay, hasEnded } from './cycles.rules.ts'
import { requireOwnRecurrence } from './own-recurrence.service.ts'
import { cycleInProgress, recurrenceEnded } from './recurrences.errors.ts'
import { planAuthorisationReading, planNextDay, planRevocation } from './recurrences.jobs.ts'
import { type RecurrenceChange, type RecurrenceRow, updateRecurrence } from './recurrences.queries.ts'
import { readRecurrence } from './recurrences.service.ts'

interface RecurrenceId {
  readonly id: string
}

/** Leaves out the next charge, or takes that back before its day. Idempotent. */
export function skipCycle(
  call: MemberCall,
  { id, ciclo, flagPular }: RecurrenceId & { readonly ciclo: number; readonly flagPular: boolean },
): Promise<Recurrence> {
  return changeOwn(call, id, (gift) => {
    if (hasEnded(gift)) throw recurrenceEnded()
    if (ciclo < gift.proximoCiclo) throw cycleInProgress()
    if (ciclo > gift.proximoCiclo) throw notFound()
    return gift.flagPular === flagPular ? undefined : { flagPular }
  })
}

/**
 * Pauses a gift, also one that failed: what waited to be tried again is given up, and a debit that was sent ahead withdrawn. Resumed, it is next charged on its next
 * day after today. Idempotent.
 */
export async function pauseRecurrence(
  call: MemberCall,
  { id, flagPausar }: RecurrenceId & { readonly flagPausar: boolean },
): Promise<Recurrence> {
  const { timeZone } = await call.facts()
  return changeOwn(call, id, async (gift, work) => {
    if (hasEnded(gift)) throw recurrenceEnded()
    if (gift.situacao === 'PENDENTE') return undefined
    if (flagPausar) {
      if (gift.situacao === 'PAUSADA') return undefined
      await giveUpRetries(work, [id])
      await planAuthorisationReading(work, gift)
      return { situacao: 'PAUSADA', impedimento: null }
    }
    if (gift.situacao === 'ATIVA') return undefined
    if (gift.impedimento === 'BANCO') throw methodUnavailable()
    await planNextDay(work, timeZone)
    const planned = findResumedDay(gift, dateIn(timeZone, work.now))
    return { situacao: 'ATIVA', impedimento: null, ...fromPlannedDay(planned) }
  })
}

/** Ends a gift. A charge of its card that is under way goes on, a debit is withdrawn, none follows. Idempotent. */
export function cancelRecurrence(call: MemberCall, id: string): Promise<Recurrence> {
  return changeOwn(call, id, async (gift, work) => {
    if (hasEnded(gift)) return undefined
    await giveUpRetries(work, [id])
    await planAuthorisationReading(work, gift)
    await planRevocation(work, gift)
    return { situacao: 'CANCELADA', impedimento: null }
  })
}

type Decide = (
  gift: RecurrenceRow,
  work: ChurchWork,
) => RecurrenceChange | undefined | Promise<RecurrenceChange | undefined>

function changeOwn(call: MemberCall, id: string, decide: Decide): Promise<Recurrence> {
  return call.inChurch(async (work) => {
    const gift = await requireOwnRecurrence(work, call, id)
    const change = await decide(gift, work)
    if (change) await updateRecurrence(work, id, { ...change, versao: gift.versao + 1 })
    return readRecurrence(work, call, id)
  })
}
