import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createPlayPlan as createEndpoint } from '@narthex/contract/play/subscription-office.endpoints'
import { type OfficePlayPlan, playPlanForm } from '@narthex/contract/play/subscription-office.schemas'
import * as z from 'zod/mini'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import {
  countSubscribers,
  deletePlan,
  findPlan,
  holdPlan,
  insertPlan,
  isPlanUsed,
  listPlans,
  type PlanRow,
  updatePlan,
} from './plans.queries.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { alreadySold, changedMeanwhile, conflict, limitReached } from './subscriptions.errors.ts'

type Form = HandlerInput<typeof createEndpoint>['body']

const maxPlans = 50
const playPlanFormSchema = z.strictObject(playPlanForm)

export function listOfficePlayPlans(call: MemberCall): Promise<OfficePlayPlan[]> {
  return call.inChurch(async (work) => {
    const counts = await countSubscribers(work)
    return (await listPlans(work)).map((plan) => toOfficePlan(plan, counts.get(plan.id)))
  })
}

/** Plans stand on public pages, so each of their changes raises the content version. */
export function createPlayPlan(platform: SubscriptionNeeds, call: MemberCall, form: Form): Promise<OfficePlayPlan> {
  return keepLinksApart(() =>
    call.editSite(async (work) => {
      if ((await listPlans(work)).length >= maxPlans) throw limitReached()
      const plan = await insertPlan(work, form)
      if (!plan) throw conflict()
      await recordOfficeAct(platform, work, call, { acao: 'PLAY_PLAN_SAVED', detalhes: describe(plan) })
      return toOfficePlan(plan, 0)
    }),
  )
}

/** The same without a call, as the product's own content is written. */
export function publishPlayPlan(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof playPlanFormSchema>,
): Promise<void> {
  const form = validate(playPlanFormSchema, given)
  return platform.transactions.editSite(scope, async (work) => {
    await insertPlan(work, form)
  })
}

/** Subscriptions that go on keep their price: it stands in their own rows. */
export function replacePlayPlan(
  platform: SubscriptionNeeds,
  call: MemberCall,
  { id, versao, ...form }: Form & Pick<PlanRow, 'id' | 'versao'>,
): Promise<OfficePlayPlan> {
  return keepLinksApart(() =>
    call.editSite(async (work) => {
      const plan = await updatePlan(work, { id, versao }, form)
      if (!plan) throw (await findPlan(work, id)) ? changedMeanwhile() : notFound()
      await recordOfficeAct(platform, work, call, { acao: 'PLAY_PLAN_SAVED', detalhes: describe(plan) })
      return toOfficePlan(plan, (await countSubscribers(work)).get(id))
    }),
  )
}

export function removePlayPlan(platform: SubscriptionNeeds, call: MemberCall, id: number): Promise<void> {
  return call.editSite(async (work) => {
    const plan = await holdPlan(work, id)
    if (!plan) throw notFound()
    if (await isPlanUsed(work, id)) throw alreadySold()
    await deletePlan(work, id)
    await recordOfficeAct(platform, work, call, { acao: 'PLAY_PLAN_REMOVED', detalhes: { plano: id } })
  })
}

/** Two hidden plans cannot have one link. */
async function keepLinksApart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? conflict() : error
  }
}

const describe = ({ id, valor, intervalo }: PlanRow) => ({ plano: id, valor, intervalo })

function toOfficePlan(plan: PlanRow, assinaturas = 0): OfficePlayPlan {
  const { igrejaId: _church, alteradoEm: _moment, ...own } = plan
  return { ...own, assinaturas }
}
