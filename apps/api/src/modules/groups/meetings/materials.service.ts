import type { Material } from '@narthex/contract/groups/material.schemas'
import { materialsPerGroup } from '@narthex/contract/limits'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { GroupId } from '../../../platform/ids.ts'
import { inGroups, requireInside, requireLead } from '../group-access.service.ts'
import { holdGroup } from '../group-members.queries.ts'
import * as queries from './materials.queries.ts'

/** Study materials of a group, for its members, leaders and staff. */
export function getMaterials(call: MemberCall, groupId: GroupId): Promise<Material[]> {
  return inGroups(call, async (call) => {
    const { work } = call
    await requireInside(call, groupId)
    return (await queries.listMaterials(work, groupId)).map(toMaterial)
  })
}

/** Adds or changes a material. Idempotent by its id. */
export function saveMaterial(
  call: MemberCall,
  key: queries.MaterialKey,
  fields: Pick<Material, 'titulo' | 'url'>,
): Promise<Material> {
  return inGroups(call, async (call) => {
    const { work } = call
    // Lock the group, so that concurrent additions are counted against the limit.
    await holdGroup(work, key.groupId)
    await requireLead(call, key.groupId)
    const saved = await queries.saveMaterial(work, key, { ...fields, dataCadastro: work.now })
    if (!saved) throw notFound()
    if ((await queries.countMaterials(work, key.groupId)) > materialsPerGroup) throw new DomainError('LIMIT_REACHED')
    return toMaterial(saved)
  })
}

export async function removeMaterial(call: MemberCall, key: queries.MaterialKey): Promise<void> {
  await inGroups(call, async (call) => {
    const { work } = call
    await requireLead(call, key.groupId)
    if (!(await queries.removeMaterial(work, key))) throw notFound()
  })
}

function toMaterial({ dataCadastro, ...row }: queries.MaterialRow): Material {
  return { ...row, dataCadastro: dataCadastro.toISOString() }
}
