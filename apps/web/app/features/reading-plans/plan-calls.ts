import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import type { Locale } from '@narthex/contract/locale'
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

/** The copies of this device, by their names and the calls that they are of. */
export const plansCopy = (idioma: Locale) => ({
  name: `reading-plans ${idioma}`,
  load: () => callApi(listReadingPlans, { query: { idioma } }),
})
export const subscriptionsCopy = (idioma: Locale) => ({
  name: `plan-subscriptions ${idioma}`,
  load: () => callApi(listPlanSubscriptions, { query: { idioma } }),
})
export const subscriptionCopy = (assinatura: string, idioma: Locale) => ({
  name: `plan-subscription ${assinatura} ${idioma}`,
  load: () => callApi(getPlanSubscription, { params: { assinatura }, query: { idioma } }),
})

/** Plans that a member can begin. */
export function usePlans(memberId: number): Loaded<Copied<PlanSummary[]>> {
  const { name, load } = plansCopy(useLocale())
  return useMemberCopy(memberId, name, load)
}

export function usePlan(memberId: number, plano: string): Loaded<Copied<Plan>> {
  const idioma = useLocale()
  const load = () => callApi(getReadingPlan, { params: { plano }, query: { idioma } })
  return useMemberCopy(memberId, `reading-plan ${plano} ${idioma}`, load)
}

/** A member's current and past plans, last changed first. */
export function useSubscriptions(memberId: number): Loaded<Copied<SubscriptionSummary[]>> {
  const { name, load } = subscriptionsCopy(useLocale())
  return useMemberCopy(memberId, name, load)
}

export function useServerSubscription(memberId: number, assinatura: string): Loaded<Copied<Subscription>> {
  const { name, load } = subscriptionCopy(assinatura, useLocale())
  return useMemberCopy(memberId, name, load)
}
