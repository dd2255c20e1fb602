import { mergeMarks, type PassageMark } from '@narthex/contract/reading-plans/merge-marks'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import {
  canSpread,
  listMissed,
  plainSchedule,
  postponeMissed,
  resumeSchedule,
  spreadMissed,
} from '@narthex/contract/reading-plans/schedule'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { PlanContent } from '../plans/plan-content.rules.ts'
import { listRead, mergeIntoMarks, removeMarks } from './marks.queries.ts'
import { planReminder } from './reminder-plan.service.ts'
import { type About, changeSubscription } from './subscription-call.service.ts'
import { countDays, groupByDay, isFinished, toStanding } from './subscription-standing.rules.ts'
import { updateSubscription } from './subscriptions.queries.ts'
import { requireStart } from './subscriptions.service.ts'

export interface GivenMarks {
  readonly rodada: number
  readonly marcas: readonly PassageMark[]
}

/**
 * Merges marks of a device: the last of each passage counts (decision 0105). Those of another round, or of passages
 * that the plan does not have, are ignored, and a completed plan stays complete.
 */
export function markPassages(call: MemberCall, about: About, { rodada, marcas }: GivenMarks): Promise<Subscription> {
  return changeSubscription(call, about, async ({ work, row, plan, calendar }) => {
    const counted = rodada === row.rodada && !row.concluidaEm ? marcas.filter((mark) => isOfPlan(plan, mark)) : []
    if (counted.length === 0) return row
    const now = work.now.toISOString()
    const given = counted.map((mark) => (Date.parse(mark.em) > work.now.getTime() ? { ...mark, em: now } : mark))
    await mergeIntoMarks(work, row.id, mergeMarks(given))
    const standing = toStanding(row, plan, groupByDay(await listRead(work, row.id)), calendar.today)
    return updateSubscription(work, row.id, isFinished(standing) ? { concluidaEm: work.now, pausadaEm: null } : {})
  })
}

const isOfPlan = ({ dias }: PlanContent, { dia, passagem }: PassageMark) =>
  dias[dia - 1]?.passagens.includes(passagem) === true

/** Idempotent. The days of a pause move what is left. */
export function pausePlan(call: MemberCall, about: About, isPaused: boolean): Promise<Subscription> {
  return changeSubscription(call, about, async ({ work, row, standing, calendar }) => {
    if (row.concluidaEm || (row.pausadaEm !== null) === isPaused) return row
    if (isPaused) return updateSubscription(work, row.id, { pausadaEm: calendar.today })
    const pausedOn = countDays(row.inicio, row.pausadaEm ?? calendar.today)
    const agenda = resumeSchedule(standing, pausedOn, countDays(row.inicio, calendar.today))
    const resumed = await updateSubscription(work, row.id, { pausadaEm: null, agenda: [...agenda] })
    await planReminder(work, resumed, calendar)
    return resumed
  })
}

/** Plans again what was missed. */
export function catchUp(call: MemberCall, about: About, modo: 'DISTRIBUIR' | 'ADIAR'): Promise<Subscription> {
  return changeSubscription(call, about, async ({ work, row, standing }) => {
    if (row.concluidaEm || row.pausadaEm || listMissed(standing).length === 0) return row
    if (modo === 'DISTRIBUIR' && !canSpread(standing)) throw new DomainError('PLAN_END_PASSED')
    const agenda = modo === 'DISTRIBUIR' ? spreadMissed(standing) : postponeMissed(standing)
    return updateSubscription(work, row.id, { agenda: [...agenda] })
  })
}

/** Begins again, also what was completed. */
export function resetPlan(call: MemberCall, about: About, inicio: string | null): Promise<Subscription> {
  return changeSubscription(call, about, async ({ work, row, plan, calendar }) => {
    await removeMarks(work, row.id)
    const change = {
      inicio: requireStart(inicio, calendar.today),
      agenda: [...plainSchedule(plan.dias.length)],
      rodada: row.rodada + 1,
      pausadaEm: null,
      concluidaEm: null,
    }
    const reset = await updateSubscription(work, row.id, change).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new DomainError('PLAN_IN_PROGRESS') : error
    })
    await planReminder(work, reset, calendar)
    return reset
  })
}

export function setReminder(call: MemberCall, about: About, lembrete: string | null): Promise<Subscription> {
  return changeSubscription(call, about, async ({ work, row, calendar }) => {
    const changed = await updateSubscription(work, row.id, { lembrete })
    await planReminder(work, changed, calendar)
    return changed
  })
}
