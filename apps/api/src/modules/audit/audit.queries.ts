import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { and, desc, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { auditoria } from './audit.tables.ts'

/** Returns nothing: writing an entry must not require read access. */
export async function insertAct({ church, tx }: ChurchWork, row: OwnRow<typeof auditoria>): Promise<void> {
  await tx.insert(auditoria).values({ ...row, igrejaId: church.igrejaId })
}

const ofKind = (scope: ChurchScope, acao: AuditedAct | undefined) =>
  and(ofChurch(auditoria, scope), acao && eq(auditoria.acao, acao))

/** One page of the audit log of a church, newest first; optionally of one kind. */
export async function listActs({ church, tx }: ChurchWork, acao: AuditedAct | undefined, { limit, offset }: Slice) {
  return tx
    .select()
    .from(auditoria)
    .where(ofKind(church, acao))
    .orderBy(desc(auditoria.momento), desc(auditoria.id))
    .limit(limit)
    .offset(offset)
}

export async function countActs({ church, tx }: ChurchWork, acao: AuditedAct | undefined): Promise<number> {
  return tx.$count(auditoria, ofKind(church, acao))
}
