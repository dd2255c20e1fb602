import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { getReadingPlan, listReadingPlans } from '@narthex/contract/reading-plans/reading-plan.endpoints'
import type {
  Plan,
  PlanSummary,
  Subscription,
  SubscriptionSummary,
} from '@narthex/contract/reading-plans/reading-plan.schemas'
import { getPlanSubscription, listPlanSubscriptions } from '@narthex/contract/reading-plans/subscription.endpoints'
import { useLocale } from 'use-intl'
import { callApi } from '../../session/api.ts'

/** Plans that a member can begin. */
export function usePlans(memberId: number): Loaded<Copied<PlanSummary[]>> {
  const idioma = useLocale()
  return useMemberCopy(memberId, `reading-plans ${idioma}`, () => callApi(listReadingPlans, { query: { idioma } }))
}

export function usePlan(memberId: number, plano: string): Loaded<Copied<Plan>> {
  const idioma = useLocale()
  const load = () => callApi(getReadingPlan, { params: { plano }, query: { idioma } })
  return useMemberCopy(memberId, `reading-plan ${plano} ${idioma}`, load)
}

/** A member's current and past plans, last changed first. */
export function useSubscriptions(memberId: number): Loaded<Copied<SubscriptionSummary[]>> {
  const idioma = useLocale()
  const load = () => callApi(listPlanSubscriptions, { query: { idioma } })
  return useMemberCopy(memberId, `plan-subscriptions ${idioma}`, load)
}

export function useServerSubscription(memberId: number, assinatura: string): Loaded<Copied<Subscription>> {
  const idioma = useLocale()
  const load = () => callApi(getPlanSubscription, { params: { assinatura }, query: { idioma } })
  return useMemberCopy(memberId, `plan-subscription ${assinatura} ${idioma}`, load)
}
