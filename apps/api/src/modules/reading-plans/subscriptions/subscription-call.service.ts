import type { Locale } from '@narthex/contract/locale'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import type { Standing } from '@narthex/contract/reading-plans/schedule'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId, PlanSubscriptionId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PlanContent } from '../plans/plan-content.rules.ts'
import { getToday, requirePlan } from '../plans/plans.service.ts'
import { listRead, type MarkRow } from './marks.queries.ts'
import { type Calendar, groupByDay, toStanding, toSubscription } from './subscription-standing.rules.ts'
import { findSubscription, holdSubscription, type SubscriptionRow } from './subscriptions.queries.ts'

/** A call about a subscription of the caller's, within its transaction. */
export interface SubscriptionCall {
  readonly work: ChurchWork
  readonly row: SubscriptionRow
  readonly plan: PlanContent
  readonly marks: readonly MarkRow[]
  readonly standing: Standing
  readonly calendar: Calendar
}

export interface About {
  readonly id: PlanSubscriptionId
  readonly locale: Locale
}

/** Throws NOT_FOUND where there is none, or it is another member's. */
export async function requireSubscription(
  work: ChurchWork,
  id: PlanSubscriptionId,
  memberId: MemberId,
  { isHeld = false } = {},
): Promise<SubscriptionRow> {
  const row = await (isHeld ? holdSubscription : findSubscription)(work, id)
  if (!row || row.memberId !== memberId) throw notFound()
  return row
}

/**
 * Changes a subscription of the caller's and answers it as it is then. It is locked until then: changes of several
 * devices follow each other.
 */
export async function changeSubscription(
  call: MemberCall,
  { id, locale }: About,
  change: (call: SubscriptionCall) => Promise<SubscriptionRow>,
): Promise<Subscription> {
  const calendar = await getToday(call)
  return call.inChurch(async (work) => {
    const row = await requireSubscription(work, id, call.actor.memberId, { isHeld: true })
    const plan = await requirePlan(work, row.planId, locale)
    const marks = await listRead(work, id)
    const standing = toStanding(row, plan, groupByDay(marks), calendar.today)
    const changed = await change({ work, row, plan, marks, standing, calendar })
    return toSubscription(changed, plan, await listRead(work, id), calendar)
  })
}
