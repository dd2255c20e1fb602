import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { GroupId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { celulaMaterial } from './meetings.tables.ts'

export type MaterialRow = Omit<InferSelectModel<typeof celulaMaterial>, 'igrejaId' | 'groupId'>

/** Key of a material. */
export interface MaterialKey {
  readonly groupId: GroupId
  readonly id: string
}

const { id, titulo, url, dataCadastro } = celulaMaterial
const shown = { id, titulo, url, dataCadastro }

const isInGroup = ({ igrejaId }: ChurchScope, groupId: GroupId) =>
  and(eq(celulaMaterial.igrejaId, igrejaId), eq(celulaMaterial.groupId, groupId))

const hasKey = (scope: ChurchScope, key: MaterialKey) =>
  and(isInGroup(scope, key.groupId), eq(celulaMaterial.id, key.id))

export function listMaterials({ church, tx }: ChurchWork, groupId: GroupId): Promise<MaterialRow[]> {
  return tx.select(shown).from(celulaMaterial).where(isInGroup(church, groupId)).orderBy(desc(dataCadastro), id)
}

export function countMaterials({ church, tx }: ChurchWork, groupId: GroupId): Promise<number> {
  return tx.$count(celulaMaterial, isInGroup(church, groupId))
}

/** Inserts a material, or updates its title and link. The creation date stays. */
export async function saveMaterial(
  { church, tx }: ChurchWork,
  key: MaterialKey,
  row: Omit<MaterialRow, 'id'>,
): Promise<MaterialRow | undefined> {
  const { igrejaId, groupId } = celulaMaterial
  const [saved] = await tx
    .insert(celulaMaterial)
    .values({ ...row, ...key, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, groupId, id], set: { titulo: row.titulo, url: row.url } })
    .returning(shown)
  return saved
}

/** Removes a material; false if it does not exist. */
export async function removeMaterial({ church, tx }: ChurchWork, key: MaterialKey): Promise<boolean> {
  return (await tx.delete(celulaMaterial).where(hasKey(church, key)).returning({ id })).length > 0
}
