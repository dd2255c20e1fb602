import { desc, type InferSelectModel } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { conciliacao } from './payments.tables.ts'

export type ReconciliationRow = InferSelectModel<typeof conciliacao>

export function insertReconciliation(work: ChurchWork, row: OwnRow<typeof conciliacao>): Promise<number> {
  return insertOwn(work, conciliacao, row)
}

/** The latest runs, the newest first. */
export async function listReconciliations({ church, tx }: ChurchWork, limit: number): Promise<ReconciliationRow[]> {
  return tx.select().from(conciliacao).where(ofChurch(conciliacao, church)).orderBy(desc(conciliacao.id)).limit(limit)
}
