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

const keptColumns = {
  id: eventoLeitura.id,
  ticketId: eventoLeitura.ticketId,
  listId: eventoLeitura.listId,
  tipo: eventoLeitura.tipo,
  momento: eventoLeitura.momento,
  aparelho: eventoLeitura.aparelho,
  desfaz: eventoLeitura.desfaz,
}

export type KeptScan = Awaited<ReturnType<typeof listScansOfTickets>>[number]

/** All readings of these tickets. */
export async function listScansOfTickets({ church, tx }: ChurchWork, ticketIds: readonly number[]) {
  const rows = await tx
    .select(keptColumns)
    .from(eventoLeitura)
    .where(and(ofChurch(eventoLeitura, church), inArray(eventoLeitura.ticketId, [...ticketIds])))
  return rows.map(withTextMoment)
}

/** Whether a ticket was read with a list, undone readings included. */
export async function hasScans({ church, tx }: ChurchWork, listId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoLeitura.id })
    .from(eventoLeitura)
    .where(and(ofChurch(eventoLeitura, church), eq(eventoLeitura.listId, listId)))
    .limit(1)
  return rows.length > 0
}

/** Returns the readings that were kept; one whose id is known already stays as it was. */
export async function insertScans({ church, tx }: ChurchWork, rows: readonly OwnRow<typeof eventoLeitura>[]) {
  const { igrejaId } = church
  const kept = await tx
    .insert(eventoLeitura)
    .values(rows.map((row) => ({ ...row, igrejaId })))
    .onConflictDoNothing()
    .returning(keptColumns)
  return kept.map(withTextMoment)
}

function withTextMoment<Row extends { readonly momento: Date }>({ momento, ...row }: Row) {
  return { ...row, momento: momento.toISOString() }
}
