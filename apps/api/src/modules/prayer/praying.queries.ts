import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracaoOrou } from './prayer.tables.ts'

/** False for whoever has prayed before. */
export async function insertPrayed(scope: ChurchScope, tx: Tx, row: OwnRow<typeof oracaoOrou>): Promise<boolean> {
  const made = await tx
    .insert(oracaoOrou)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoNothing()
    .returning({ oracaoId: oracaoOrou.oracaoId })
  return made.length > 0
}

export async function countPrayed(scope: ChurchScope, tx: Tx, oracaoId: number): Promise<number> {
  return tx.$count(oracaoOrou, and(eq(oracaoOrou.igrejaId, scope.igrejaId), eq(oracaoOrou.oracaoId, oracaoId)))
}
