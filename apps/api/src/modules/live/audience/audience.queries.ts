import { and, asc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { transmissao, transmissaoAudiencia } from '../broadcasts/live.tables.ts'

/** Keeps the most of each minute, and gives the peak of the broadcast. The content version stays. */
export async function saveAudience(
  { church, tx }: ChurchWork,
  { broadcastId, minuto, total }: Omit<typeof transmissaoAudiencia.$inferInsert, 'igrejaId'>,
): Promise<number> {
  await tx
    .insert(transmissaoAudiencia)
    .values({ igrejaId: church.igrejaId, broadcastId, minuto, total })
    .onConflictDoUpdate({
      target: [transmissaoAudiencia.igrejaId, transmissaoAudiencia.broadcastId, transmissaoAudiencia.minuto],
      set: { total: sql`greatest(${transmissaoAudiencia.total}, excluded.total)` },
    })
  const [row] = await tx
    .update(transmissao)
    .set({ pico: sql`greatest(${transmissao.pico}, ${total}::int)` })
    .where(and(ofChurch(transmissao, church), eq(transmissao.id, broadcastId)))
    .returning({ pico: transmissao.pico })
  return row?.pico ?? total
}

export function listAudience({ church, tx }: ChurchWork, broadcastId: number) {
  return tx
    .select({ minuto: transmissaoAudiencia.minuto, total: transmissaoAudiencia.total })
    .from(transmissaoAudiencia)
    .where(and(ofChurch(transmissaoAudiencia, church), eq(transmissaoAudiencia.broadcastId, broadcastId)))
    .orderBy(asc(transmissaoAudiencia.minuto))
}
