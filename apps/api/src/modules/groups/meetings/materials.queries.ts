import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { celulaMaterial } from './meetings.tables.ts'

export type MaterialRow = Omit<InferSelectModel<typeof celulaMaterial>, 'igrejaId' | 'celulaId'>

/** Which one of which group. */
export interface MaterialKey {
  readonly celulaId: number
  readonly id: string
}

const { id, titulo, url, dataCadastro } = celulaMaterial
const shown = { id, titulo, url, dataCadastro }

const ofGroup = ({ igrejaId }: ChurchScope, celulaId: number) =>
  and(eq(celulaMaterial.igrejaId, igrejaId), eq(celulaMaterial.celulaId, celulaId))

const isOne = (scope: ChurchScope, key: MaterialKey) => and(ofGroup(scope, key.celulaId), eq(celulaMaterial.id, key.id))

export function listMaterials(scope: ChurchScope, tx: Tx, celulaId: number): Promise<MaterialRow[]> {
  return tx.select(shown).from(celulaMaterial).where(ofGroup(scope, celulaId)).orderBy(desc(dataCadastro), id)
}

export function countMaterials(scope: ChurchScope, tx: Tx, celulaId: number): Promise<number> {
  return tx.$count(celulaMaterial, ofGroup(scope, celulaId))
}

/** Adds one, or changes what it is called and where it leads; one that stays keeps its day. */
export async function saveMaterial(
  scope: ChurchScope,
  tx: Tx,
  key: MaterialKey,
  row: Omit<MaterialRow, 'id'>,
): Promise<MaterialRow | undefined> {
  const { igrejaId, celulaId } = celulaMaterial
  const [saved] = await tx
    .insert(celulaMaterial)
    .values({ ...row, ...key, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, celulaId, id], set: { titulo: row.titulo, url: row.url } })
    .returning(shown)
  return saved
}

/** False where there is none such. */
export async function removeMaterial(scope: ChurchScope, tx: Tx, key: MaterialKey): Promise<boolean> {
  return (await tx.delete(celulaMaterial).where(isOne(scope, key)).returning({ id })).length > 0
}
