import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isRegistrationOfTicket, isTypeOfTicket } from '../registrations/ticket-joins.queries.ts'
import { eventoBilhete, eventoInscricao } from '../registrations.tables.ts'
import { eventoCupom, eventoIngresso } from '../sale.tables.ts'
import { firstEntry } from './entries.queries.ts'

const isConfirmed = sql`${eventoInscricao.situacao} = 'CONFIRMADA' and ${eventoBilhete.situacao} <> 'CANCELADO'`
const isPending = sql`${eventoInscricao.situacao} = 'PENDENTE' and ${eventoBilhete.situacao} <> 'CANCELADO'`
const sums = {
  confirmados: sql<number>`(count(*) filter (where ${isConfirmed}))::int`,
  pendentes: sql<number>`(count(*) filter (where ${isPending}))::int`,
  /** Only what has an order brought money. */
  receita: sql<number>`(coalesce(sum(${eventoBilhete.valor} - ${eventoBilhete.desconto})
    filter (where ${isConfirmed} and ${eventoInscricao.pedidoCodigo} is not null), 0))::float8`,
}
const counted: RegistrationState[] = ['CONFIRMADA', 'PENDENTE']

/** By type, in the order of the sale; also a type of which nothing was sold. */
export function sumByType({ church, tx }: ChurchWork, eventId: number) {
  const isIn = isNotNull(firstEntry(church, eventId))
  return tx
    .select({
      ...{ idIngresso: eventoIngresso.id, ingresso: eventoIngresso.nome, ...sums },
      entraram: sql<number>`(count(*) filter (where ${isConfirmed} and ${isIn}))::int`,
    })
    .from(eventoIngresso)
    .leftJoin(eventoBilhete, and(ofChurch(eventoBilhete, church), eq(eventoBilhete.ticketTypeId, eventoIngresso.id)))
    .leftJoin(eventoInscricao, isRegistrationOfTicket(church))
    .where(and(ofChurch(eventoIngresso, church), eq(eventoIngresso.eventId, eventId)))
    .groupBy(eventoIngresso.id, eventoIngresso.nome, eventoIngresso.ordem)
    .orderBy(asc(eventoIngresso.ordem), asc(eventoIngresso.id))
}

export function sumByDay({ church, tx }: ChurchWork, eventId: number, timeZone: string) {
  const dia = sql<string>`to_char(${eventoInscricao.criadaEm} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return tx
    .select({ dia, ...sums })
    .from(eventoInscricao)
    .innerJoin(
      eventoBilhete,
      and(ofChurch(eventoBilhete, church), eq(eventoBilhete.inscricaoCodigo, eventoInscricao.codigo)),
    )
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        inArray(eventoInscricao.situacao, counted),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** By the day of the confirmation, and by type in the order of the sale. */
export function countSold({ church, tx }: ChurchWork, eventId: number, timeZone: string) {
  const dia = sql<string>`to_char(${eventoInscricao.confirmadaEm} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return tx
    .select({
      dia,
      idIngresso: eventoIngresso.id,
      ingresso: eventoIngresso.nome,
      vendidos: sql<number>`count(*)::int`,
    })
    .from(eventoInscricao)
    .innerJoin(
      eventoBilhete,
      and(ofChurch(eventoBilhete, church), eq(eventoBilhete.inscricaoCodigo, eventoInscricao.codigo)),
    )
    .innerJoin(eventoIngresso, isTypeOfTicket(church))
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.eventId, eventId), isConfirmed))
    .groupBy(sql`1`, eventoIngresso.id, eventoIngresso.nome, eventoIngresso.ordem)
    .orderBy(sql`1`, asc(eventoIngresso.ordem), asc(eventoIngresso.id))
}

/** Uses count held and pending purchases; the discounts are those of confirmed ones. */
export function sumByCoupon({ church, tx }: ChurchWork, eventId: number) {
  return tx
    .select({
      idCupom: eventoCupom.id,
      codigo: eventoCupom.codigo,
      usos: eventoCupom.usos,
      desconto: sql<number>`(coalesce(sum(${eventoInscricao.desconto})
        filter (where ${eventoInscricao.situacao} = 'CONFIRMADA'), 0))::float8`,
    })
    .from(eventoCupom)
    .leftJoin(eventoInscricao, and(ofChurch(eventoInscricao, church), eq(eventoInscricao.couponId, eventoCupom.id)))
    .where(and(ofChurch(eventoCupom, church), eq(eventoCupom.eventId, eventId)))
    .groupBy(eventoCupom.id, eventoCupom.codigo, eventoCupom.usos)
    .orderBy(asc(eventoCupom.codigo))
}
