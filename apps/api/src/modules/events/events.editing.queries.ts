import { and, eq, type InferSelectModel } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { evento } from './events.tables.ts'

export type EventRow = InferSelectModel<typeof evento>

/** Updates an event that the caller has locked. */
export async function updateEvent(
  { church, tx }: ChurchWork,
  id: number,
  change: Partial<OwnRow<typeof evento>>,
): Promise<void> {
  await tx
    .update(evento)
    .set(change)
    .where(and(ofChurch(evento, church), eq(evento.id, id)))
}

export async function deleteEvent({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx.delete(evento).where(and(ofChurch(evento, church), eq(evento.id, id)))
}
