import type { RegistrationState, TicketState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoComprador, eventoInscricao, eventoParticipante } from '../registrations.tables.ts'
import { eventoCupom, eventoIngresso } from '../sale.tables.ts'

/** What a list of tickets is narrowed by. */
export interface RosterFilter {
  readonly eventId: number
  readonly ticketTypeId?: number | undefined
  readonly state?: TicketState | undefined
  readonly registrationState?: RegistrationState | undefined
  /** A part of a name. */
  readonly name?: string | undefined
  readonly answer?: { readonly questionId: number; readonly text: string } | undefined
}

/** Shown where no state is asked for: neither holds nor what was not paid in time. */
const unshown: RegistrationState[] = ['RESERVADA', 'EXPIRADA']

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isWanted({ church }: ChurchWork, filter: RosterFilter): SQL | undefined {
  const { eventId, ticketTypeId, state, registrationState, name, answer } = filter
  const like = name === undefined ? undefined : `%${escapeLike(name)}%`
  return and(
    ofChurch(eventoBilhete, church),
    eq(eventoBilhete.eventId, eventId),
    registrationState === undefined
      ? notInArray(eventoInscricao.situacao, unshown)
      : eq(eventoInscricao.situacao, registrationState),
    ticketTypeId === undefined ? undefined : eq(eventoBilhete.ticketTypeId, ticketTypeId),
    state && eq(eventoBilhete.situacao, state),
    like === undefined
      ? undefined
      : sql`(${eventoParticipante.nome} ilike ${like} or ${eventoComprador.nome} ilike ${like})`,
    answer && isAnsweredSo(answer),
  )
}

/** A single answer, or one of several that were chosen. */
function isAnsweredSo({ questionId, text }: NonNullable<RosterFilter['answer']>): SQL {
  const single = JSON.stringify([{ idPergunta: questionId, valor: text }])
  const several = JSON.stringify([{ idPergunta: questionId, valor: [text] }])
  const { respostas } = eventoParticipante
  return sql`(${respostas} @> ${single}::jsonb or ${respostas} @> ${several}::jsonb)`
}

/** In the order of their ids, from behind one on. */
export function listRoster(
  work: ChurchWork,
  filter: RosterFilter,
  { after, limit }: { readonly after?: { readonly id: number } | undefined; readonly limit: number },
) {
  const { church, tx } = work
  return tx
    .select({
      id: eventoBilhete.id,
      codigo: eventoBilhete.codigo,
      inscricao: eventoBilhete.inscricaoCodigo,
      idIngresso: eventoBilhete.ticketTypeId,
      ingresso: eventoIngresso.nome,
      idPrincipal: eventoBilhete.principalId,
      situacao: eventoBilhete.situacao,
      situacaoInscricao: eventoInscricao.situacao,
      origem: eventoInscricao.origem,
      valor: eventoBilhete.valor,
      desconto: eventoBilhete.desconto,
      dataCadastro: eventoInscricao.criadaEm,
      comprador: eventoComprador.nome,
      nome: eventoParticipante.nome,
      email: eventoParticipante.email,
      telefone: eventoParticipante.telefone,
      dataNascimento: eventoParticipante.dataNascimento,
      responsavel: eventoParticipante.responsavel,
      respostas: eventoParticipante.respostas,
    })
    .from(eventoBilhete)
    .innerJoin(
      eventoInscricao,
      and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, eventoBilhete.inscricaoCodigo)),
    )
    .innerJoin(eventoIngresso, and(ofChurch(eventoIngresso, church), eq(eventoIngresso.id, eventoBilhete.ticketTypeId)))
    .leftJoin(
      eventoParticipante,
      and(ofChurch(eventoParticipante, church), eq(eventoParticipante.ticketId, eventoBilhete.id)),
    )
    .leftJoin(
      eventoComprador,
      and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, eventoBilhete.inscricaoCodigo)),
    )
    .where(and(isWanted(work, filter), after && gt(eventoBilhete.id, after.id)))
    .orderBy(asc(eventoBilhete.id))
    .limit(limit)
}

export type RosterRow = Awaited<ReturnType<typeof listRoster>>[number]

export async function countRoster(work: ChurchWork, filter: RosterFilter): Promise<number> {
  const { church, tx } = work
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(eventoBilhete)
    .innerJoin(
      eventoInscricao,
      and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, eventoBilhete.inscricaoCodigo)),
    )
    .leftJoin(
      eventoParticipante,
      and(ofChurch(eventoParticipante, church), eq(eventoParticipante.ticketId, eventoBilhete.id)),
    )
    .leftJoin(
      eventoComprador,
      and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, eventoBilhete.inscricaoCodigo)),
    )
    .where(isWanted(work, filter))
  return row?.total ?? 0
}

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
  return tx
    .select({ idIngresso: eventoIngresso.id, ingresso: eventoIngresso.nome, ...sums })
    .from(eventoIngresso)
    .leftJoin(eventoBilhete, and(ofChurch(eventoBilhete, church), eq(eventoBilhete.ticketTypeId, eventoIngresso.id)))
    .leftJoin(
      eventoInscricao,
      and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, eventoBilhete.inscricaoCodigo)),
    )
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
