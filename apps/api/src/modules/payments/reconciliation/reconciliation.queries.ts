import { and, desc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { conciliacao, pagamento } from '../orders/payments.tables.ts'

export type ReconciliationRow = InferSelectModel<typeof conciliacao>

export function insertReconciliation(work: ChurchWork, row: OwnRow<typeof conciliacao>): Promise<number> {
  return insertOwn(work, conciliacao, row)
}

/** The latest runs, the newest first. */
export async function listReconciliations({ church, tx }: ChurchWork, limit: number): Promise<ReconciliationRow[]> {
  return tx.select().from(conciliacao).where(ofChurch(conciliacao, church)).orderBy(desc(conciliacao.id)).limit(limit)
}

/** Lists runs, the newest first. Of the differences only the number is read. */
export async function listRuns({ church, tx }: ChurchWork, { limit, offset }: Slice) {
  const { id, iniciadaEm, terminadaEm, conferidos } = conciliacao
  return tx
    .select({
      id,
      iniciadaEm,
      terminadaEm,
      conferidos,
      diferencas: sql<number>`jsonb_array_length(${conciliacao.diferencas})`,
    })
    .from(conciliacao)
    .where(ofChurch(conciliacao, church))
    .orderBy(desc(conciliacao.id))
    .limit(limit)
    .offset(offset)
}

export async function countRuns({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(conciliacao, ofChurch(conciliacao, church))
}

export async function findRun({ church, tx }: ChurchWork, id: number): Promise<ReconciliationRow | undefined> {
  const [found] = await tx
    .select()
    .from(conciliacao)
    .where(and(ofChurch(conciliacao, church), eq(conciliacao.id, id)))
  return found
}

/** The ids of payments by our references. */
export async function findPaymentIds(
  { church, tx }: ChurchWork,
  references: readonly string[],
): Promise<Map<string, number>> {
  if (references.length === 0) return new Map()
  const rows = await tx
    .select({ id: pagamento.id, referencia: pagamento.referencia })
    .from(pagamento)
    .where(and(ofChurch(pagamento, church), inArray(pagamento.referencia, [...references])))
  return new Map(rows.map(({ id, referencia }) => [referencia, id]))
}
