import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { AccountId, MemberId } from '../ids.ts'
import type { AuditedWork } from './acts.ts'
import { historico } from './audit.tables.ts'
import type { FieldChange } from './history.rules.ts'

/** What an act changed of one record. */
export interface RecordChange extends FieldChange {
  /** The kind of record, by its table, and its id. */
  readonly tipo: string
  readonly registro: string
  /** The member whom it tells about. */
  readonly memberId: MemberId | null
}

/** A statement takes 65,535 parameters. */
const rowsPerStatement = 1000

/** Adds what an act changed to the church's history: a row for each record. */
export async function insertHistory(
  { church, tx, now }: AuditedWork,
  changes: readonly RecordChange[],
  act: { readonly acao: AuditedAct; readonly accountId: AccountId | null },
): Promise<void> {
  for (let from = 0; from < changes.length; from += rowsPerStatement) {
    const slice = changes.slice(from, from + rowsPerStatement)
    const rows = slice.map((change) => ({ ...change, ...act, momento: now, igrejaId: church.igrejaId }))
    await tx.insert(historico).values(rows)
  }
}
