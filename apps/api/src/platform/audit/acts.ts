import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Tx } from '../database/database.ts'
import type { AccountId } from '../ids.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { auditoria } from './audit.tables.ts'

/** The parts of a church's work that the audit log needs. */
export interface AuditedWork {
  readonly church: ChurchScope
  readonly tx: Tx
  readonly now: Date
}

/** Ids, codes and amounts: neither secrets nor text written by users. */
export type ActDetails = Readonly<Record<string, string | number>>

export interface WrittenAct {
  readonly acao: AuditedAct
  /** Null for the product itself. */
  readonly accountId: AccountId | null
  readonly enderecoHash: string | null
  readonly detalhes: ActDetails
}

/** Adds an entry to the church's audit log. Returns nothing: writing one must not require read access. */
export async function insertAct({ church, tx, now }: AuditedWork, act: WrittenAct): Promise<void> {
  await tx.insert(auditoria).values({ ...act, momento: now, igrejaId: church.igrejaId })
}
