import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** The open groups that a member leads, or helps to. */
export async function listLedGroups(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: celula.id })
    .from(celulaMembro)
    .innerJoin(celula, and(eq(celula.igrejaId, celulaMembro.igrejaId), eq(celula.id, celulaMembro.celulaId)))
    .where(
      and(
        eq(celulaMembro.igrejaId, scope.igrejaId),
        eq(celulaMembro.usuarioId, usuarioId),
        inArray(celulaMembro.papel, ['LIDER', 'AUXILIAR']),
        eq(celula.flagAtiva, true),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The members of these groups but for one. */
export async function listOthersOf(
  scope: ChurchScope,
  tx: Tx,
  groupIds: readonly number[],
  usuarioId: number,
): Promise<number[]> {
  if (groupIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ id: celulaMembro.usuarioId })
    .from(celulaMembro)
    .where(
      and(
        eq(celulaMembro.igrejaId, scope.igrejaId),
        inArray(celulaMembro.celulaId, [...groupIds]),
        ne(celulaMembro.usuarioId, usuarioId),
      ),
    )
  return rows.map(({ id }) => id)
}
