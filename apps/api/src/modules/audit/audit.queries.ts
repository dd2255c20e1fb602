import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { auditoria } from './audit.tables.ts'

/** Gives nothing back: who may record need not be able to read. */
export async function insertAct(scope: ChurchScope, tx: Tx, row: OwnRow<typeof auditoria>): Promise<void> {
  await tx.insert(auditoria).values({ ...row, igrejaId: scope.igrejaId })
}

const ofKind = (scope: ChurchScope, acao: AuditedAct | undefined) =>
  and(eq(auditoria.igrejaId, scope.igrejaId), acao && eq(auditoria.acao, acao))

/** A page of what happened at a church, newest first; of all kinds, or of one. */
export async function listActs(
  scope: ChurchScope,
  tx: Tx,
  { acao, limit, offset }: { acao: AuditedAct | undefined; limit: number; offset: number },
) {
  return tx
    .select()
    .from(auditoria)
    .where(ofKind(scope, acao))
    .orderBy(desc(auditoria.momento), desc(auditoria.id))
    .limit(limit)
    .offset(offset)
}

export async function countActs(scope: ChurchScope, tx: Tx, acao: AuditedAct | undefined): Promise<number> {
  return tx.$count(auditoria, ofKind(scope, acao))
}
