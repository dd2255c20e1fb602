import { and, between, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { versiculoDoDia } from '../translations/bible.tables.ts'

export async function findChosenVerse({ church, tx }: ChurchWork, dia: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ passagem: versiculoDoDia.passagem })
    .from(versiculoDoDia)
    .where(and(ofChurch(versiculoDoDia, church), eq(versiculoDoDia.dia, dia)))
  return row?.passagem
}

/** The church's choices of these days, by day. */
export async function listChosenVerses(
  { church, tx }: ChurchWork,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ dia: versiculoDoDia.dia, passagem: versiculoDoDia.passagem })
    .from(versiculoDoDia)
    .where(and(ofChurch(versiculoDoDia, church), between(versiculoDoDia.dia, from, to)))
  return new Map(rows.map(({ dia, passagem }) => [dia, passagem]))
}

export async function setChosenVerse({ church, tx }: ChurchWork, dia: string, passagem: string): Promise<void> {
  await tx
    .insert(versiculoDoDia)
    .values({ igrejaId: church.igrejaId, dia, passagem })
    .onConflictDoUpdate({ target: [versiculoDoDia.igrejaId, versiculoDoDia.dia], set: { passagem } })
}

export async function clearChosenVerse({ church, tx }: ChurchWork, dia: string): Promise<void> {
  await tx.delete(versiculoDoDia).where(and(ofChurch(versiculoDoDia, church), eq(versiculoDoDia.dia, dia)))
}
