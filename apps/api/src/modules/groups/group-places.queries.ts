import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { celulaLocal } from './groups.tables.ts'

const { logradouro, latitude, longitude, link } = celulaLocal
export type ExactPlace = Omit<typeof celulaLocal.$inferSelect, 'igrejaId' | 'celulaId'>

/** Where a group meets exactly: for whoever may see inside alone. */
export async function findExactPlace(scope: ChurchScope, tx: Tx, groupId: number): Promise<ExactPlace | undefined> {
  const [found] = await tx
    .select({ logradouro, latitude, longitude, link })
    .from(celulaLocal)
    .where(and(eq(celulaLocal.igrejaId, scope.igrejaId), eq(celulaLocal.celulaId, groupId)))
  return found
}

export async function putExactPlace(scope: ChurchScope, tx: Tx, groupId: number, place: ExactPlace): Promise<void> {
  await tx
    .insert(celulaLocal)
    .values({ ...place, igrejaId: scope.igrejaId, celulaId: groupId })
    .onConflictDoUpdate({ target: [celulaLocal.igrejaId, celulaLocal.celulaId], set: place })
}
