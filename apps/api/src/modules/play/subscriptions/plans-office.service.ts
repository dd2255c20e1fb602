import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createPlayPlan as createEndpoint } from '@narthex/contract/play/subscription-office.endpoints'
import { type OfficePlayPlan, playPlanForm } from '@narthex/contract/play/subscription-office.schemas'
import * as z from 'zod/mini'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { edit } from '../../../platform/work/edit.ts'
import {
  countSubscribers,
  deletePlan,
  insertPlan,
  isPlanUsed,
  listPlans,
  type PlanRow,
  updatePlan,
} from './plans.queries.ts'
import { alreadySold, changedMeanwhile, conflict, limitReached } from './subscriptions.errors.ts'
import { planRecord } from './subscriptions.records.ts'

type Form = HandlerInput<typeof createEndpoint>['body']

const maxPlans = 50
const playPlanFormSchema = z.strictObject(playPlanForm)

export function listOfficePlayPlans(call: MemberCall): Promise<OfficePlayPlan[]> {
  return call.inChurch(async (work) => {
    const counts = await countSubscribers(work)
    return (await listPlans(work)).map((plan) => toOfficePlan(plan, counts.get(plan.id)))
  })
}

/** Adds a plan, which public pages show. */
export function createPlayPlan(call: MemberCall, form: Form): Promise<OfficePlayPlan> {
  return keepLinksApart(() =>
    edit(call, { act: 'PLAY_PLAN_SAVED', isPublic: true }, async ({ work, made }) => {
      if ((await listPlans(work)).length >= maxPlans) throw limitReached()
      const plan = await insertPlan(work, form)
      if (!plan) throw conflict()
      made(planRecord(plan.id), describe(plan))
      return toOfficePlan(plan, 0)
    }),
  )
}

/** Adds a plan as the product's own content is written: omitted fields get their defaults. */
export async function publishPlayPlan(call: MemberCall, given: z.input<typeof playPlanFormSchema>): Promise<void> {
  await createPlayPlan(call, validate(playPlanFormSchema, given))
}

/** Subscriptions that go on keep their price: it stands in their own rows. */
export function replacePlayPlan(
  call: MemberCall,
  { id, versao, ...form }: Form & Pick<PlanRow, 'id' | 'versao'>,
): Promise<OfficePlayPlan> {
  return keepLinksApart(() =>
    edit(
      call,
      { act: 'PLAY_PLAN_SAVED', isPublic: true, hold: planRecord(id), base: versao },
      async ({ work, about }) => {
        const plan = await updatePlan(work, { id, versao }, form)
        if (!plan) throw changedMeanwhile()
        about(describe(plan))
        return toOfficePlan(plan, (await countSubscribers(work)).get(id))
      },
    ),
  )
}

export function removePlayPlan(call: MemberCall, id: number): Promise<void> {
  return edit(
    call,
    { act: 'PLAY_PLAN_REMOVED', subject: { plano: id }, isPublic: true, hold: planRecord(id) },
    async ({ work }) => {
      if (await isPlanUsed(work, id)) throw alreadySold()
      await deletePlan(work, id)
    },
  )
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
