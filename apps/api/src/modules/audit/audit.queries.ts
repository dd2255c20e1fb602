import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import { auditoria } from '../../platform/audit/audit.tables.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { ChatChannelId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'

/** Removes entries of one kind that are older. */
export async function deleteActs({ church, tx }: ChurchWork, acao: AuditedAct, before: Date): Promise<void> {
  const isOld = and(eq(auditoria.acao, acao), lt(auditoria.momento, before))
  await tx.delete(auditoria).where(and(ofChurch(auditoria, church), isOld))
}

/** Acts that are listed only where `acao` asks for them: they are many. */
const askedForAlone = ['CALL_REFUSED', 'SUPPORT_VIEWED'] as const satisfies readonly AuditedAct[]

/** Filter of the log by kind of act or chat channel. */
export interface ActFilter {
  readonly acao?: AuditedAct | undefined
  readonly canal?: ChatChannelId | undefined
}

const isListed = (scope: ChurchScope, { acao, canal }: ActFilter) =>
  and(
    ofChurch(auditoria, scope),
    acao ? eq(auditoria.acao, acao) : notInArray(auditoria.acao, [...askedForAlone]),
    canal && sql`${auditoria.detalhes} ->> 'canal' = ${String(canal)}`,
  )

/** One page of the audit log of a church, newest first. */
export async function listActs({ church, tx }: ChurchWork, filter: ActFilter, { limit, offset }: Slice) {
  return tx
    .select()
    .from(auditoria)
    .where(isListed(church, filter))
    .orderBy(desc(auditoria.momento), desc(auditoria.id))
    .limit(limit)
    .offset(offset)
}

export async function countActs({ church, tx }: ChurchWork, filter: ActFilter): Promise<number> {
  return tx.$count(auditoria, isListed(church, filter))
}
