import { and, asc, count, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { planoLeituraConversa } from '../plans/reading-plans.tables.ts'

export type TalkRow = typeof planoLeituraConversa.$inferSelect

const talk = planoLeituraConversa

/** The messages about one day of a circle's plan, oldest first. */
export function listOnDay({ church, tx }: ChurchWork, circleId: string, dia: number): Promise<TalkRow[]> {
  return tx
    .select()
    .from(talk)
    .where(and(ofChurch(talk, church), eq(talk.circleId, circleId), eq(talk.dia, dia)))
    .orderBy(asc(talk.criadaEm), asc(talk.id))
}

export async function countOnDay({ church, tx }: ChurchWork, circleId: string, dia: number): Promise<number> {
  const onDay = and(ofChurch(talk, church), eq(talk.circleId, circleId), eq(talk.dia, dia))
  const [row] = await tx.select({ total: count() }).from(talk).where(onDay)
  return row?.total ?? 0
}

export async function findMessage({ church, tx }: ChurchWork, id: string): Promise<TalkRow | undefined> {
  const [row] = await tx
    .select()
    .from(talk)
    .where(and(ofChurch(talk, church), eq(talk.id, id)))
  return row
}

/** Throws where a message with this id was written at the same moment. */
export async function insertMessage({ church, tx }: ChurchWork, row: OwnRow<typeof talk>): Promise<TalkRow> {
  const [written] = await tx
    .insert(talk)
    .values({ ...row, igrejaId: church.igrejaId })
    .returning()
  if (!written) throw new Error('A message was not written')
  return written
}

export async function deleteMessage({ church, tx }: ChurchWork, id: string): Promise<void> {
  await tx.delete(talk).where(and(ofChurch(talk, church), eq(talk.id, id)))
}
