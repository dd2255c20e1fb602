import type { Event } from '@narthex/contract/events/event.schemas'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import { jsonList, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { eventColumn } from '../../events/events.columns.ts'
import { eventoIngresso, eventoVenda } from '../sale/sale.tables.ts'
import { eventoLista, eventoPorteiro } from './door.tables.ts'

const listRow = jsonRow({ id: eventoLista.id, nome: eventoLista.nome, ingressos: eventoLista.ingressos })
const typeRow = jsonRow({
  id: eventoIngresso.id,
  nome: eventoIngresso.nome,
  flagAdicional: eventoIngresso.flagAdicional,
  flagAtivo: eventoIngresso.flagAtivo,
  valor: eventoIngresso.valor,
})

const grants = ({ church, tx }: ChurchWork, memberId: MemberId) =>
  tx
    .select({ id: eventoPorteiro.eventId })
    .from(eventoPorteiro)
    .where(and(ofChurch(eventoPorteiro, church), eq(eventoPorteiro.memberId, memberId)))

/** An event that sells tickets, with what its door needs, and whether the member was granted it; in one statement. */
export async function findDoor(work: ChurchWork, eventId: number, memberId: MemberId) {
  const { church, tx } = work
  const [found] = await tx
    .select({
      evento: eventColumn(church, eventoVenda.eventId),
      flagEntregaResponsavel: eventoVenda.flagEntregaResponsavel,
      isGranted: sql<boolean>`${isAmong(eventoVenda.eventId, grants(work, memberId))}`,
      listas: jsonList(eventoLista, church, {
        row: listRow,
        where: eq(eventoLista.eventId, eventId),
        orderBy: [eventoLista.id],
      }),
      ingressos: jsonList(eventoIngresso, church, {
        row: typeRow,
        where: eq(eventoIngresso.eventId, eventId),
        orderBy: [eventoIngresso.ordem, eventoIngresso.id],
      }),
    })
    .from(eventoVenda)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
  const evento = found?.evento
  return found && evento ? { ...found, evento, end: new Date(evento.dataFim) } : undefined
}

export type FoundDoor = NonNullable<Awaited<ReturnType<typeof findDoor>>>

/**
 * The events that sell tickets and end after a moment, soonest first: all of them, or those that a member was granted and those
 * to which their roles are limited.
 */
export async function listDoors(
  work: ChurchWork,
  {
    endsAfter,
    grantedTo,
    within,
  }: { readonly endsAfter: Date; readonly grantedTo: MemberId | undefined; readonly within: readonly number[] },
): Promise<Event[]> {
  const { church, tx } = work
  const rows = await tx
    .select({ evento: eventColumn(church, eventoVenda.eventId) })
    .from(eventoVenda)
    .where(
      and(
        ofChurch(eventoVenda, church),
        grantedTo === undefined
          ? undefined
          : or(isAmong(eventoVenda.eventId, grants(work, grantedTo)), inArray(eventoVenda.eventId, [...within])),
      ),
    )
    .orderBy(desc(eventoVenda.eventId))
    .limit(mostDoors)
  return rows
    .map(({ evento }) => evento)
    .filter(({ dataFim }) => new Date(dataFim) > endsAfter)
    .sort((a, b) => (a.dataInicio < b.dataInicio ? -1 : 1))
}

/** The latest that were written: those to come are among them. */
const mostDoors = 500

export function insertList(
  work: ChurchWork,
  row: { readonly eventId: number; readonly nome: string; readonly ingressos: number[] | null },
) {
  return insertOwn(work, eventoLista, row)
}

export function listLists({ church, tx }: ChurchWork, eventId: number) {
  return tx
    .select({ id: eventoLista.id, ingressos: eventoLista.ingressos })
    .from(eventoLista)
    .where(and(ofChurch(eventoLista, church), eq(eventoLista.eventId, eventId)))
}

/** Locks an event's door for the transaction: readings are merged one after the other, the first list is made once. */
export async function lockDoor({ church, tx }: ChurchWork, eventId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`door ${church.igrejaId} ${eventId}`}, 0))`)
}
