import { randomUUID } from 'node:crypto'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import type { OfficePlan, PlanForm } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toGroupId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireGroup } from '../../groups/groups.service.ts'
import {
  countPlans,
  insertPlan,
  listPlans,
  listPlansById,
  markPlanRemoved,
  type PlanRow,
  updatePlan,
} from './plans.queries.ts'
import { planRecord } from './plans.records.ts'

/** The church's plans, drafts among them, by name. */
export async function listOfficePlans({ inChurch }: ChurchCall): Promise<OfficePlan[]> {
  return (await inChurch((work) => listPlans(work, { isOffice: true }))).map(toOfficePlan)
}

/** Throws NOT_FOUND for a group that is closed or missing, LIMIT_REACHED. */
export function addReadingPlan(call: MemberCall, form: PlanForm): Promise<OfficePlan> {
  return edit(call, { act: 'READING_PLAN_ADDED', isPublic: false }, async ({ work, made }) => {
    if ((await countPlans(work)) >= planLimits.porIgreja) throw new DomainError('LIMIT_REACHED')
    const id = randomUUID()
    await insertPlan(work, { ...(await toRow(work, form)), id, criadoEm: work.now, alteradoEm: work.now })
    made(planRecord(id), { plano: id })
    return requireOfficePlan(work, id)
  })
}

export function changeReadingPlan(
  call: MemberCall,
  id: string,
  { versao, ...form }: PlanForm & { readonly versao: number },
): Promise<OfficePlan> {
  const plan = { subject: { plano: id }, isPublic: false, hold: planRecord(id), base: versao }
  return edit(call, { act: 'READING_PLAN_SET', ...plan }, async ({ work }) => {
    await updatePlan(work, id, { ...(await toRow(work, form)), versao })
    return requireOfficePlan(work, id)
  })
}

export async function removeReadingPlan(call: MemberCall, id: string): Promise<void> {
  const plan = { subject: { plano: id }, isPublic: false, hold: planRecord(id) }
  await edit(call, { act: 'READING_PLAN_REMOVED', ...plan }, ({ work }) => markPlanRemoved(work, id))
}

async function toRow(work: ChurchWork, { idCelula, ...form }: PlanForm) {
  const groupId = idCelula === null ? null : toGroupId(idCelula)
  if (groupId !== null) await requireGroup(work, groupId)
  return { ...form, groupId }
}

async function requireOfficePlan(work: ChurchWork, id: string): Promise<OfficePlan> {
  const [row] = await listPlansById(work, [id])
  if (!row || row.removidoEm) throw notFound()
  return toOfficePlan(row)
}

function toOfficePlan({
  id,
  nome,
  descricao,
  idioma,
  flagPublicado,
  groupId,
  serie,
  dias,
  versao,
}: PlanRow): OfficePlan {
  const form = { nome, descricao, idioma: idioma as OfficePlan['idioma'], flagPublicado, serie, dias }
  return { ...form, uuid: id, idCelula: groupId, versao }
}
