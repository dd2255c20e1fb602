import { createHmac } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { insertAct } from './audit.queries.ts'

/** What staff did, and what happened to logins. */
export type AuditedAct =
  | 'REGISTERED'
  | 'EMAIL_CONFIRMED'
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGIN_SPRAYING'
  | 'LOGOUT'
  | 'TOKEN_REUSE'
  | 'SESSIONS_ENDED'
  | 'HAND_OFF'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RECOVERED'
  | 'ROLE_GRANTED'
  | 'ROLE_REVOKED'

export interface Act {
  readonly acao: AuditedAct
  /** Who did it, or whose login it happened to; null where that is nobody's. */
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
  const enderecoHash = source?.address
    ? createHmac('sha256', keys('audited addresses')).update(source.address).digest('base64url')
    : null
  await insertAct(church, tx, { acao, momento: clock(), contaId, enderecoHash, detalhes })
}
