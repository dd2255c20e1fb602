import { and, eq, inArray } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { eventoLeitura } from './door.tables.ts'

/** Readings of an event by their ids. */
export function listScansByIds({ church, tx }: ChurchWork, eventId: number, ids: readonly string[]) {
  return tx
    .select({ id: eventoLeitura.id, ticketId: eventoLeitura.ticketId, listId: eventoLeitura.listId })
    .from(eventoLeitura)
    .where(
      and(ofChurch(eventoLeitura, church), eq(eventoLeitura.eventId, eventId), inArray(eventoLeitura.id, [...ids])),
    )
}

/** All readings of these tickets. */
export async function listScansOfTickets({ church, tx }: ChurchWork, ticketIds: readonly number[]) {
  const rows = await tx
    .select({
      id: eventoLeitura.id,
      ticketId: eventoLeitura.ticketId,
      listId: eventoLeitura.listId,
      tipo: eventoLeitura.tipo,
      momento: eventoLeitura.momento,
      aparelho: eventoLeitura.aparelho,
      desfaz: eventoLeitura.desfaz,
    })
    .from(eventoLeitura)
    .where(and(ofChurch(eventoLeitura, church), inArray(eventoLeitura.ticketId, [...ticketIds])))
  return rows.map(({ momento, ...row }) => ({ ...row, momento: momento.toISOString() }))
}

/** A reading whose id is known already stays as it was. */
export async function insertScans({ church, tx }: ChurchWork, rows: readonly OwnRow<typeof eventoLeitura>[]) {
  if (rows.length === 0) return
  const { igrejaId } = church
  await tx
    .insert(eventoLeitura)
    .values(rows.map((row) => ({ ...row, igrejaId })))
    .onConflictDoNothing()
}
