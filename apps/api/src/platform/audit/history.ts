import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { dayMs } from '@narthex/contract/durations'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { AccountId, MemberId } from '../ids.ts'
import type { AuditedWork } from './acts.ts'
import { historico } from './audit.tables.ts'
import type { FieldChange } from './history.rules.ts'

/** The changes that an act made to one record. */
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
  act: {
    readonly acao: AuditedAct
    readonly accountId: AccountId | null
    readonly acessoSuporteId?: number | undefined
  },
): Promise<void> {
  for (let from = 0; from < changes.length; from += rowsPerStatement) {
    const slice = changes.slice(from, from + rowsPerStatement)
    const rows = slice.map((change) => ({ ...change, ...act, momento: now, igrejaId: church.igrejaId }))
    await tx.insert(historico).values(rows)
  }
  if (changes.length > 0) await deleteOldHistory({ church, tx, now })
}

/** How long a church keeps what was changed (decision 0171). */
const historyDays = 730
/** Most rows that one edit removes: more than it adds, and too few to slow it noticeably. */
const removedAtOnce = 100

/** Rows that another edit is removing are left to it. */
async function deleteOldHistory({ church, tx, now }: AuditedWork): Promise<void> {
  const { igrejaId, id, momento } = historico
  const isOld = and(eq(igrejaId, church.igrejaId), lt(momento, new Date(now.getTime() - historyDays * dayMs)))
  const oldest = tx
    .select({ id })
    .from(historico)
    .where(isOld)
    .orderBy(momento)
    .limit(removedAtOnce)
    .for('update', { skipLocked: true })
  await tx.delete(historico).where(and(eq(igrejaId, church.igrejaId), inArray(id, oldest)))
}
