import { and, eq, ne } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { exportacaoIgreja } from './church-export.tables.ts'

export type ExportRow = typeof exportacaoIgreja.$inferSelect

const isNamed = ({ church }: ChurchWork, id: number) =>
  and(ofChurch(exportacaoIgreja, church), eq(exportacaoIgreja.id, id))

/** The last asked for first. */
export const exportOrder = defineKeyset('church exports', [
  { column: exportacaoIgreja.id, kind: 'number', direction: 'desc' },
])

export function listExports({ church, tx }: ChurchWork, { isBehind, limit }: Part) {
  return tx
    .select({ place: exportOrder.place, row: exportacaoIgreja })
    .from(exportacaoIgreja)
    .where(and(ofChurch(exportacaoIgreja, church), isBehind))
    .orderBy(...exportOrder.orderBy)
    .limit(limit)
}

export const countExports = ({ church, tx }: ChurchWork): Promise<number> =>
  tx.$count(exportacaoIgreja, ofChurch(exportacaoIgreja, church))

export async function findExport(work: ChurchWork, id: number): Promise<ExportRow | undefined> {
  const [row] = await work.tx.select().from(exportacaoIgreja).where(isNamed(work, id))
  return row
}

/** The one that is under way. */
export async function findExportUnderWay({ church, tx }: ChurchWork): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(exportacaoIgreja)
    .where(and(ofChurch(exportacaoIgreja, church), eq(exportacaoIgreja.situacao, 'EM_CURSO')))
  return row
}

/** Gives the id; undefined where another one is under way. */
export async function insertExport(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof exportacaoIgreja>,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(exportacaoIgreja)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: exportacaoIgreja.id })
  return made?.id
}

/** Changes one that has not ended. */
export async function updateExport(
  work: ChurchWork,
  id: number,
  change: Partial<OwnRow<typeof exportacaoIgreja>>,
): Promise<void> {
  await work.tx
    .update(exportacaoIgreja)
    .set(change)
    .where(and(isNamed(work, id), ne(exportacaoIgreja.situacao, 'ENCERRADA')))
}
