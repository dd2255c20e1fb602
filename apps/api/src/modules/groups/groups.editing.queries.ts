import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { celula } from './groups.tables.ts'

const openOne = ({ igrejaId }: ChurchScope, id: number) =>
  and(eq(celula.igrejaId, igrejaId), eq(celula.id, id), eq(celula.flagAtiva, true))

export function insertGroup(scope: ChurchScope, tx: Tx, row: OwnRow<typeof celula>): Promise<number> {
  return insertOwn(scope, tx, celula, row)
}

/** Whether there was an open one to change. */
export async function updateGroup(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  change: Partial<OwnRow<typeof celula>>,
): Promise<boolean> {
  const changed = await tx
    .update(celula)
    .set({ ...change, versao: sql`${celula.versao} + 1` })
    .where(openOne(scope, id))
    .returning({ id: celula.id })
  return changed.length > 0
}
