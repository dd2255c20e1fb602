import { dateIn } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { hasPermission } from '@narthex/contract/permissions'
import type { Plan, PlanSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { nameOpenGroups } from '../../groups/groups.service.ts'
import { findProductPlan, productPlans } from '../product-plans/product-plans.rules.ts'
import {
  describeChurchPlan,
  describeProductPlan,
  type PlanContent,
  toPlan,
  toPlanSummary,
} from './plan-content.rules.ts'
import { listPlans, listPlansById, type PlanRow } from './plans.queries.ts'

/** The day on the church's calendar. */
export async function getToday(call: ChurchCall): Promise<{ readonly today: string; readonly timeZone: string }> {
  const { timeZone } = await call.facts()
  return { today: dateIn(timeZone, call.clock()), timeZone }
}

/** Plans by their ids, of the product and of the church; drafts and removed ones among them. */
export async function findPlans(
  work: ChurchWork,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, PlanContent>> {
  const unique = [...new Set(ids)]
  const ofProduct = unique.flatMap((id) => findProductPlan(id) ?? [])
  const rows = await listPlansById(
    work,
    unique.filter((id) => !findProductPlan(id)),
  )
  const plans = [...ofProduct.map((plan) => describeProductPlan(plan, locale)), ...(await describeRows(work, rows))]
  return new Map(plans.map((plan) => [plan.id, plan]))
}

async function describeRows(work: ChurchWork, rows: readonly PlanRow[]): Promise<PlanContent[]> {
  const groupNames = await nameOpenGroups(
    work,
    rows.map(({ groupId }) => groupId),
  )
  return rows.map((row) => describeChurchPlan(row, groupNames))
}

export async function requirePlan(work: ChurchWork, id: string, locale: Locale): Promise<PlanContent> {
  const plan = (await findPlans(work, [id], locale)).get(id)
  if (!plan) throw notFound()
  return plan
}

/** The church's plans come first. */
export async function listReadingPlans(call: MemberCall, locale: Locale): Promise<PlanSummary[]> {
  const { today } = await getToday(call)
  const own = await call.inChurch(async (work) => describeRows(work, await listPlans(work, { isOffice: false })))
  const plans = [...own, ...productPlans.map((plan) => describeProductPlan(plan, locale))]
  return plans.map((plan) => toPlanSummary(plan, today))
}

/** Throws NOT_FOUND for a plan that is not open, except to those who write the church's content. */
export async function getReadingPlan(call: MemberCall, id: string, locale: Locale): Promise<Plan> {
  const { today } = await getToday(call)
  const plan = await call.inChurch((work) => requirePlan(work, id, locale))
  if (!plan.isOpen && !hasPermission(call.actor, 'content.write')) throw notFound()
  return toPlan(plan, today)
}
