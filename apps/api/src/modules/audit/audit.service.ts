import { createHmac } from 'node:crypto'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { CallSource } from '../../platform/http/route.ts'
import { type AccountId, toAccountId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { insertAct } from './audit.queries.ts'

export interface Act {
  readonly acao: AuditedAct
  /** The acting account, or the account concerned; null if there is none. An account without membership here is not named. */
  readonly accountId: AccountId | null
  readonly source?: CallSource | undefined
  /** Must not contain secrets or text written by users. */
  readonly detalhes?: Readonly<Record<string, string | number>>
}

/** A keyed hash of a network's address: equal ones are of the same network, and none leads back to it. */
export function hashAddress(keys: Keys, address: string): string {
  return createHmac('sha256', keys('audited addresses')).update(address).digest('base64url')
}

/** Writes to the audit log of the church, in the transaction of the recorded action. */
export async function recordAct(
  { clock, keys }: Needs<'clock' | 'keys'>,
  work: ChurchWork,
  { acao, accountId, source, detalhes = {} }: Act,
): Promise<void> {
  // Also runs without an account, so that response time does not reveal whether an account exists.
  const member = await findMemberOfAccount(work, accountId ?? toAccountId(0))
  const enderecoHash = source?.address ? hashAddress(keys, source.address) : null
  await insertAct(work, { acao, momento: clock(), accountId: member?.accountId ?? null, enderecoHash, detalhes })
}
