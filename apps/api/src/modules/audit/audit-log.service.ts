import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage } from '../../platform/database/page.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findMemberNames } from '../members/members.service.ts'
import { type ActFilter, countActs, listActs } from './audit.queries.ts'

/** Lists the audit log of a church, newest first. Names only current members. `page` counts from 1. */
export async function pageOfAudit(
  { inChurch }: ChurchCall,
  { acao, canal, ...query }: PageQuery & ActFilter,
): Promise<Page<AuditEntry>> {
  return inChurch(async (work) => {
    const rows = await readPage(query, await countActs(work, { acao, canal }), (slice) =>
      listActs(work, { acao, canal }, slice),
    )
    const logins = rows.itens.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
    const names = await findMemberNames(work, [...new Set(logins)])
    return mapPage(rows, ({ id, acao, momento, accountId, detalhes }) => ({
      id,
      acao: acao as AuditedAct,
      momento: momento.toISOString(),
      usuario: (accountId && names.get(accountId)) ?? null,
      detalhes,
    }))
  })
}
