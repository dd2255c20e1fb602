import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Plan } from '@narthex/contract/operator/plans.endpoints'
import type { Tx } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type PlanRow, planRows } from '../../churches/operating/operating.service.ts'
import { actAsOperator, type OperatorCall } from '../operator-log.service.ts'

export async function listPlans({ database }: Pick<Platform, 'database'>): Promise<{ itens: Plan[] }> {
  return { itens: await database.asOperator(planRows.list) }
}

async function requirePlan(tx: Tx, codigo: string): Promise<Plan> {
  const plan = await planRows.find(tx, codigo)
  if (!plan) throw notFound()
  return plan
}

/** Throws CONFLICT where there is a plan of this code. */
export async function addPlan(platform: Platform, call: OperatorCall, plan: PlanRow): Promise<Plan> {
  const act = { acao: 'PLAN_ADDED', detalhes: { plano: plan.codigo } } as const
  const written = actAsOperator(platform, call, act, ({ database }) =>
    database.asOperator(async (tx) => {
      await planRows.insert(tx, plan)
      return requirePlan(tx, plan.codigo)
    }),
  )
  return written.catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('There is a plan of this code.') : error
  })
}

interface ChangedPlan {
  readonly nome: string
  readonly modulos: readonly ModuleCode[]
}

/** Throws NOT_FOUND. */
export function setPlan(platform: Platform, call: OperatorCall, codigo: string, given: ChangedPlan): Promise<Plan> {
  const act = { acao: 'PLAN_SET', detalhes: { plano: codigo } } as const
  return actAsOperator(platform, call, act, ({ database }) =>
    database.asOperator(async (tx) => {
      if (!(await planRows.lock(tx, codigo))) throw notFound()
      await planRows.update(tx, { codigo, ...given })
      return requirePlan(tx, codigo)
    }),
  )
}

/** Throws NOT_FOUND, and CONFLICT where churches have the plan. */
export async function removePlan(platform: Platform, call: OperatorCall, codigo: string): Promise<void> {
  await actAsOperator(platform, call, { acao: 'PLAN_REMOVED', detalhes: { plano: codigo } }, ({ database }) =>
    database.asOperator(async (tx) => {
      if (!(await planRows.lock(tx, codigo))) throw notFound()
      if ((await requirePlan(tx, codigo)).igrejas > 0) throw conflict('Churches have this plan.')
      await planRows.delete(tx, codigo)
    }),
  )
}
