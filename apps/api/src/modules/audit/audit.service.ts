import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { type ActDetails, insertAct } from '../../platform/audit/acts.ts'
import { hashAddress } from '../../platform/audit/address-hash.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { type AccountId, toAccountId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'

export interface Act {
  readonly acao: AuditedAct
  /** The acting account, or the account concerned; null if there is none. An account without membership here is not named. */
  readonly accountId: AccountId | null
  readonly source?: CallSource | undefined
  readonly detalhes?: ActDetails
}

/**
 * Writes to the audit log of the church what happened to a login or what a member did, in the transaction of the recorded
 * action. What staff change is written down by `edit` (platform/work).
 */
export async function recordAct(work: ChurchWork, { acao, accountId, source, detalhes = {} }: Act): Promise<void> {
  // Also runs without an account, so that response time does not reveal whether an account exists.
  const member = await findMemberOfAccount(work, accountId ?? toAccountId(0))
  const enderecoHash = source?.address ? (source.addressHash ?? hashAddress(work.keys, source.address)) : null
  await insertAct(work, { acao, accountId: member?.accountId ?? null, enderecoHash, detalhes })
}
