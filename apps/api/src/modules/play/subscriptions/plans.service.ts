import type { Currency } from '@narthex/contract/payments/payment-states'
import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { findPlan, listOpenPlans, type PlanRow } from './plans.queries.ts'
import { planUnavailable } from './subscriptions.errors.ts'

/** The plans to choose from; none at a church that takes no payments. */
export function listPlayPlans(call: ChurchCall, codigo: string | undefined): Promise<PlayPlan[]> {
  return call.inChurch(async (work) => {
    const settings = await findPaymentSettings(work)
    if (!settings || settings.methods.length === 0) return []
    const plans = await listOpenPlans(work, codigo)
    return plans.map((plan) => toPlan(plan, settings.currency))
  })
}

export interface PlanChoice {
  readonly idPlano: number
  /** The code in the link of a hidden plan. */
  readonly codigo?: string | undefined
}

/** Throws PLAY_PLAN_UNAVAILABLE for a plan that is inactive, or hidden from who has no link to it. */
export async function requirePlan(work: ChurchWork, { idPlano, codigo }: PlanChoice): Promise<PlanRow> {
  const plan = await findPlan(work, idPlano)
  const isShown = plan?.codigoLink === null || plan?.codigoLink === codigo
  if (!plan?.flagAtivo || !isShown) throw planUnavailable()
  return plan
}

export function toPlan(plan: PlanRow, moeda: Currency): PlayPlan {
  const { id, nome, descricao, valor, intervalo, diasTeste, flagTesteSemMeio, telas } = plan
  return { id, nome, descricao, valor, moeda, intervalo, diasTeste, flagTesteSemMeio, telas }
}
