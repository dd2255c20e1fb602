import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { findMemberNames } from '../members/members.service.ts'
import { countActs, listActs } from './audit.queries.ts'

export interface AuditPage {
  readonly itens: AuditEntry[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

/** Lists the audit log of a church, newest first. Names only current members. `page` counts from 1. */
export async function pageOfAudit(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  { acao, page, limit }: { acao?: AuditedAct | undefined; page: number; limit: number },
): Promise<AuditPage> {
  return transactions.inChurch(church, async (work) => {
    const rows = await listActs(work, { acao, limit, offset: (page - 1) * limit })
    const logins = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
    const names = await findMemberNames(work, [...new Set(logins)])
    const itens = rows.map(({ id, acao, momento, accountId, detalhes }) => ({
      id,
      acao: acao as AuditedAct,
      momento: momento.toISOString(),
      usuario: (accountId && names.get(accountId)) ?? null,
      detalhes,
    }))
    return { itens, page, limit, total: await countActs(work, acao) }
  })
}
