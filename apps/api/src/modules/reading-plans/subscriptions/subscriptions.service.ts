import { randomUUID } from 'node:crypto'
import { dateAfter } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import type { Subscription, SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { plainSchedule } from '@narthex/contract/reading-plans/schedule'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toPlanSubscriptionId } from '../../../platform/ids.ts'
import { requireMember } from '../../members/members.service.ts'
import { findPlans, getToday, requirePlan } from '../plans/plans.service.ts'
import { listRead, listReadDays } from './marks.queries.ts'
import { planReminder } from './reminder-plan.service.ts'
import { type About, requireSubscription } from './subscription-call.service.ts'
import { toStanding, toSubscription, toSubscriptionSummary } from './subscription-standing.rules.ts'
import {
  countUnfinished,
  deleteSubscription,
  findUnfinished,
  insertSubscription,
  listSubscriptions,
} from './subscriptions.queries.ts'

const listed = 100
/** How far from today a plan may begin. */
const maxDaysAway = 366

/** The caller's plans, in progress and completed, last changed first. */
export async function listOwnSubscriptions(call: MemberCall, locale: Locale): Promise<SubscriptionSummary[]> {
  const { today } = await getToday(call)
  return call.inChurch(async (work) => {
    const rows = await listSubscriptions(work, call.actor.memberId, listed)
    const plans = await findPlans(
      work,
      rows.map(({ planId }) => planId),
      locale,
    )
    const unfinished = rows.filter(({ concluidaEm }) => !concluidaEm)
    const read = await listReadDays(
      work,
      unfinished.map(({ id }) => id),
    )
    return rows.flatMap((row) => {
      const plan = plans.get(row.planId)
      return plan ? [toSubscriptionSummary(row, plan, toStanding(row, plan, read.get(row.id) ?? [], today))] : []
    })
  })
}

export async function getSubscription(call: MemberCall, { id, locale }: About): Promise<Subscription> {
  const calendar = await getToday(call)
  return call.inChurch(async (work) => {
    const row = await requireSubscription(work, id, call.actor.memberId)
    return toSubscription(row, await requirePlan(work, row.planId, locale), await listRead(work, id), calendar)
  })
}

export interface Beginning {
  readonly plano: string
  readonly inicio: string | null
  readonly lembrete: string | null
}

/** VALIDATION for a day that is more than a year away; null is today. */
export function requireStart(inicio: string | null, today: string): string {
  const start = inicio ?? today
  if (start < dateAfter(today, -maxDaysAway) || start > dateAfter(today, maxDaysAway))
    throw invalid([{ path: 'body.inicio', message: 'More than a year away' }])
  return start
}

/** Idempotent: answers what is in progress. Throws NOT_FOUND for a plan that is not open, LIMIT_REACHED, VALIDATION. */
export async function startPlan(
  call: MemberCall,
  { plano, inicio, lembrete }: Beginning,
  locale: Locale,
): Promise<Subscription> {
  const calendar = await getToday(call)
  const { memberId } = call.actor
  return call.inChurch(async (work) => {
    // Locks the member row, so that the second of two concurrent calls finds what the first began.
    await requireMember(work, memberId)
    const plan = await requirePlan(work, plano, locale)
    const existing = await findUnfinished(work, memberId, plano)
    if (existing) return toSubscription(existing, plan, await listRead(work, existing.id), calendar)
    if (!plan.isOpen) throw notFound()
    if ((await countUnfinished(work, memberId)) >= planLimits.emAndamento) throw new DomainError('LIMIT_REACHED')
    const row = await insertSubscription(work, {
      id: toPlanSubscriptionId(randomUUID()),
      memberId,
      planId: plano,
      lembrete,
      inicio: requireStart(inicio, calendar.today),
      agenda: [...plainSchedule(plan.dias.length)],
      criadaEm: work.now,
      alteradaEm: work.now,
    })
    await planReminder(work, row, calendar)
    return toSubscription(row, plan, [], calendar)
  })
}

/** Removes a subscription together with its marks. */
export async function removeSubscription({ actor, inChurch }: MemberCall, { id }: Pick<About, 'id'>): Promise<void> {
  await inChurch(async (work) => {
    await requireSubscription(work, id, actor.memberId, { isHeld: true })
    await deleteSubscription(work, id)
  })
}
