import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { namesOf } from '../users/members.service.ts'
import { countActs, listActs } from './audit.queries.ts'

export interface AuditPage {
  readonly itens: AuditEntry[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

/** What happened at a church, newest first, with the names of who is still there; `page` counts from 1. */
export async function pageOfAudit(
  { database }: Platform,
  church: ChurchScope,
  { acao, page, limit }: { acao?: AuditedAct | undefined; page: number; limit: number },
): Promise<AuditPage> {
  return database.inScope(church, async (tx) => {
    const rows = await listActs(church, tx, { acao, limit, offset: (page - 1) * limit })
    const logins = rows.flatMap(({ contaId }) => (contaId === null ? [] : [contaId]))
    const names = await namesOf(church, tx, [...new Set(logins)])
    const itens = rows.map(({ id, acao, momento, contaId, detalhes }) => ({
      id,
      acao: acao as AuditedAct,
      momento: momento.toISOString(),
      usuario: names.get(contaId ?? 0) ?? null,
      detalhes,
    }))
    return { itens, page, limit, total: await countActs(church, tx, acao) }
  })
}
