import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatGuestId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { chatVisitante } from '../channels/chat.tables.ts'

export type GuestRow = typeof chatVisitante.$inferSelect

export function insertGuest(work: ChurchWork, row: OwnRow<typeof chatVisitante>): Promise<ChatGuestId> {
  return insertOwn(work, chatVisitante, row)
}

export async function findGuest({ church, tx }: ChurchWork, id: ChatGuestId): Promise<GuestRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatVisitante)
    .where(and(ofChurch(chatVisitante, church), eq(chatVisitante.id, id)))
  return found
}

/** The next messages of the guest are not held. */
export async function approveGuest({ church, tx, now }: ChurchWork, id: ChatGuestId): Promise<void> {
  await tx
    .update(chatVisitante)
    .set({ aprovadoEm: sql`coalesce(${chatVisitante.aprovadoEm}, ${now.toISOString()})` })
    .where(and(ofChurch(chatVisitante, church), eq(chatVisitante.id, id)))
}
