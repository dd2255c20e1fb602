import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { auditoria } from './audit.tables.ts'

/** Gives nothing back: who may record need not be able to read. */
export async function insertAct(scope: ChurchScope, tx: Tx, row: OwnRow<typeof auditoria>): Promise<void> {
  await tx.insert(auditoria).values({ ...row, igrejaId: scope.igrejaId })
}
