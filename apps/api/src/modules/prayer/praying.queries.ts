import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { oracaoOrou } from './prayer.tables.ts'

/** Returns false when the member has prayed before. */
export async function insertPrayed({ church, tx }: ChurchWork, row: OwnRow<typeof oracaoOrou>): Promise<boolean> {
  const made = await tx
    .insert(oracaoOrou)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ prayerId: oracaoOrou.prayerId })
  return made.length > 0
}

export async function countPrayed({ church, tx }: ChurchWork, prayerId: PrayerId): Promise<number> {
  return tx.$count(oracaoOrou, and(ofChurch(oracaoOrou, church), eq(oracaoOrou.prayerId, prayerId)))
}
