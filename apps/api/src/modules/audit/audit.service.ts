import { createHmac } from 'node:crypto'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Tx } from '../../platform/database/database.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { findMembership } from '../users/members.service.ts'
import { insertAct } from './audit.queries.ts'

export interface Act {
  readonly acao: AuditedAct
  /** Who did it, or whose login it happened to; null where that is nobody's. One that is no member's is not named. */
  readonly contaId: number | null
  readonly source?: CallSource | undefined
  /** Never a secret, nor anything that people wrote. */
  readonly detalhes?: Readonly<Record<string, string | number>>
}

/** Writes into the church's audit log, within the transaction of what it tells of. */
export async function recordAct(
  { clock, keys }: Platform,
  church: ChurchScope,
  tx: Tx,
  { acao, contaId, source, detalhes = {} }: Act,
): Promise<void> {
  // Also for nobody: an answer must not take longer where somebody is.
  const member = await findMembership(church, tx, contaId ?? 0)
  const enderecoHash = source?.address
    ? createHmac('sha256', keys('audited addresses')).update(source.address).digest('base64url')
    : null
  await insertAct(church, tx, { acao, momento: clock(), contaId: member?.contaId ?? null, enderecoHash, detalhes })
}
