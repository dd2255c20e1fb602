import type { Material } from '@narthex/contract/groups/material.endpoints'
import { materialsPerGroup } from '@narthex/contract/limits'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { limitReached } from '../../users/users.errors.ts'
import { inGroups, requireInside, requireLead } from '../group-access.service.ts'
import { holdGroup } from '../group-members.queries.ts'
import * as queries from './materials.queries.ts'

/** What a group reads and uses, for who is in it or leads it. Throws NOT_FOUND. */
export function materialsOf(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  celulaId: number,
): Promise<Material[]> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    await requireInside(call, celulaId)
    return (await queries.listMaterials(church, tx, celulaId)).map(toMaterial)
  })
}

/** Adds one, or changes it; sent again it is the same. Throws NOT_FOUND, LIMIT_REACHED. */
export function saveMaterial(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  key: queries.MaterialKey,
  said: Pick<Material, 'titulo' | 'url'>,
): Promise<Material> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    // What is added at the same moment is counted too.
    await holdGroup(church, tx, key.celulaId)
    await requireLead(call, key.celulaId)
    const saved = await queries.saveMaterial(church, tx, key, { ...said, dataCadastro: platform.clock() })
    if (!saved) throw notFound()
    if ((await queries.countMaterials(church, tx, key.celulaId)) > materialsPerGroup) throw limitReached()
    return toMaterial(saved)
  })
}

/** Throws NOT_FOUND. */
export async function removeMaterial(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  key: queries.MaterialKey,
): Promise<void> {
  await inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    await requireLead(call, key.celulaId)
    if (!(await queries.removeMaterial(church, tx, key))) throw notFound()
  })
}

function toMaterial({ dataCadastro, ...row }: queries.MaterialRow): Material {
  return { ...row, dataCadastro: dataCadastro.toISOString() }
}
