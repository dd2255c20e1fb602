import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao } from '../registrations/registrations.tables.ts'
import { eventoCupom, eventoIngresso } from '../sale/sale.tables.ts'
import { quarterHour, wasLetIn } from './entries.queries.ts'

const b = eventoBilhete
const isConfirmed = sql`${b.inscricaoSituacao} = 'CONFIRMADA' and ${b.situacao} <> 'CANCELADO'`
const isPending = sql`${b.inscricaoSituacao} = 'PENDENTE' and ${b.situacao} <> 'CANCELADO'`
const counted: RegistrationState[] = ['CONFIRMADA', 'PENDENTE']

export interface TicketSums {
  readonly confirmados: number
  readonly pendentes: number
  /** Cents; only what has an order brought money. */
  readonly receita: number
  readonly entraram: number
}

/** The types of an event in the order of the sale, also those of which nothing was sold. */
export function listTicketTypes({ church, tx }: ChurchWork, eventId: number) {
  return tx
    .select({ idIngresso: eventoIngresso.id, ingresso: eventoIngresso.nome })
    .from(eventoIngresso)
    .where(and(ofChurch(eventoIngresso, church), eq(eventoIngresso.eventId, eventId)))
    .orderBy(asc(eventoIngresso.ordem), asc(eventoIngresso.id))
}

/** Tickets of confirmed and pending purchases, by type and the day of the purchase, in one pass over them. */
export function sumByTypeAndDay({ church, tx }: ChurchWork, eventId: number, timeZone: string) {
  const spans = tx
    .select({
      ticketTypeId: b.ticketTypeId,
      inicio: sql`${quarterHour(b.inscritaEm)}`.as('inicio'),
      confirmados: sql`count(*) filter (where ${isConfirmed})`.as('confirmados'),
      pendentes: sql`count(*) filter (where ${isPending})`.as('pendentes'),
      receita: sql`sum(${b.valor} - ${b.desconto}) filter (where ${isConfirmed} and ${b.flagPedido})`.as('receita'),
      entraram: sql`count(*) filter (where ${isConfirmed} and ${wasLetIn(church, eventId)})`.as('entraram'),
    })
    .from(b)
    .where(and(ofChurch(b, church), eq(b.eventId, eventId), inArray(b.inscricaoSituacao, counted)))
    .groupBy(sql`1`, sql`2`)
    .as('quartos')
  return tx
    .select({
      idIngresso: spans.ticketTypeId,
      dia: sql<string>`to_char(${spans.inicio} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      confirmados: sql<number>`sum(${spans.confirmados})::int`,
      pendentes: sql<number>`sum(${spans.pendentes})::int`,
      receita: sql<number>`coalesce(sum(${spans.receita}), 0)::float8`,
      entraram: sql<number>`sum(${spans.entraram})::int`,
    })
    .from(spans)
    .groupBy(sql`1`, sql`2`)
}

/** Counts sold tickets by the day of the confirmation, and by type in the order of the sale. */
export function countSold({ church, tx }: ChurchWork, eventId: number, timeZone: string) {
  const spans = tx
    .select({
      ticketTypeId: b.ticketTypeId,
      inicio: sql`${quarterHour(b.confirmadaEm)}`.as('inicio'),
      vendidos: sql`count(*)`.as('vendidos'),
    })
    .from(b)
    .where(and(ofChurch(b, church), eq(b.eventId, eventId), isConfirmed))
    .groupBy(sql`1`, sql`2`)
    .as('quartos')
  const dia = sql<string>`to_char(${spans.inicio} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return tx
    .select({
      dia,
      idIngresso: eventoIngresso.id,
      ingresso: eventoIngresso.nome,
      vendidos: sql<number>`sum(${spans.vendidos})::int`,
    })
    .from(spans)
    .innerJoin(eventoIngresso, and(ofChurch(eventoIngresso, church), eq(eventoIngresso.id, spans.ticketTypeId)))
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
