import { and, asc, eq, sql } from 'drizzle-orm'
import { jsonList, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { eventColumn } from '../../events/events.columns.ts'
import {
  eventoCota,
  eventoCupom,
  eventoIngresso,
  eventoIngressoAdicional,
  eventoIngressoCota,
  eventoPergunta,
  eventoVenda,
} from './sale.tables.ts'

/** Ids of the add-ons that may be bought with a type, as a column. */
export const addOnIds = sql<number[]>`(select coalesce(jsonb_agg(a.adicional_id order by a.adicional_id), '[]')
  from ${eventoIngressoAdicional} a
  where a.igreja_id = ${eventoIngresso.igrejaId} and a.ingresso_id = ${eventoIngresso.id})`
/** Ids of the quotas that a type takes seats of, as a column. */
export const quotaIds = sql<number[]>`(select coalesce(jsonb_agg(c.cota_id order by c.cota_id), '[]')
  from ${eventoIngressoCota} c
  where c.igreja_id = ${eventoIngresso.igrejaId} and c.ingresso_id = ${eventoIngresso.id})`

/** Columns of a ticket type that staff write. */
export const typeColumns = {
  id: eventoIngresso.id,
  nome: eventoIngresso.nome,
  descricao: eventoIngresso.descricao,
  valor: eventoIngresso.valor,
  flagAdicional: eventoIngresso.flagAdicional,
  vendaInicio: eventoIngresso.vendaInicio,
  vendaFim: eventoIngresso.vendaFim,
  minimo: eventoIngresso.minimo,
  limite: eventoIngresso.limite,
  quem: eventoIngresso.quem,
  idadeMin: eventoIngresso.idadeMin,
  idadeMax: eventoIngresso.idadeMax,
  sexo: eventoIngresso.sexo,
  chaveAcesso: eventoIngresso.chaveAcesso,
  flagAtivo: eventoIngresso.flagAtivo,
} as const

const typeRow = jsonRow({ ...typeColumns, addOnIds, quotaIds })

const questionRow = jsonRow({
  id: eventoPergunta.id,
  rotulo: eventoPergunta.rotulo,
  ajuda: eventoPergunta.ajuda,
  tipo: eventoPergunta.tipo,
  opcoes: eventoPergunta.opcoes,
  texto: eventoPergunta.texto,
  flagObrigatoria: eventoPergunta.flagObrigatoria,
  ingressos: eventoPergunta.ingressos,
})

/** The sale of an event with its ticket types, inactive ones included, and its active questions, in one statement. */
export async function findSale({ church, tx }: ChurchWork, eventId: number) {
  const types = jsonList(eventoIngresso, church, {
    row: typeRow,
    where: eq(eventoIngresso.eventId, eventId),
    orderBy: [eventoIngresso.ordem, eventoIngresso.id],
  })
  const questions = jsonList(eventoPergunta, church, {
    row: questionRow,
    where: sql`${eventoPergunta.eventId} = ${eventId} and ${eventoPergunta.flagAtiva}`,
    orderBy: [eventoPergunta.ordem, eventoPergunta.id],
  })
  const [found] = await tx
    .select({ sale: eventoVenda, event: eventColumn(church, eventoVenda.eventId), types, questions })
    .from(eventoVenda)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
  if (!found) return undefined
  const { sale, event, types: ticketTypes, questions: asked } = found
  return {
    ...sale,
    event: { ...event, dataInicio: new Date(event.dataInicio), dataFim: new Date(event.dataFim) },
    types: ticketTypes,
    questions: asked,
  }
}

export type Sale = NonNullable<Awaited<ReturnType<typeof findSale>>>
export type SaleType = Sale['types'][number]
export type SaleQuestion = Sale['questions'][number]

/** Free seats by quota. */
export async function listFreeSeats({ church, tx }: ChurchWork, eventId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: eventoCota.id, free: sql<number>`${eventoCota.vagas} - ${eventoCota.ocupadas}` })
    .from(eventoCota)
    .where(and(ofChurch(eventoCota, church), eq(eventoCota.eventId, eventId)))
    .orderBy(asc(eventoCota.id))
  return new Map(rows.map(({ id, free }) => [id, free]))
}

export async function insertSale({ church, tx }: ChurchWork, row: OwnRow<typeof eventoVenda>): Promise<void> {
  await tx.insert(eventoVenda).values({ ...row, igrejaId: church.igrejaId })
}

export const insertQuota = (work: ChurchWork, row: OwnRow<typeof eventoCota>) => insertOwn(work, eventoCota, row)
export const insertTicketType = (work: ChurchWork, row: OwnRow<typeof eventoIngresso>) =>
  insertOwn(work, eventoIngresso, row)
export const insertQuestion = (work: ChurchWork, row: OwnRow<typeof eventoPergunta>) =>
  insertOwn(work, eventoPergunta, row)
export const insertCoupon = (work: ChurchWork, row: OwnRow<typeof eventoCupom>) => insertOwn(work, eventoCupom, row)

/** The quotas that a type takes seats of, and the add-ons that may be bought with it. */
export async function linkTicketType(
  { church, tx }: ChurchWork,
  ticketTypeId: number,
  { quotaIds, addOnIds }: { readonly quotaIds: readonly number[]; readonly addOnIds: readonly number[] },
): Promise<void> {
  const { igrejaId } = church
  if (quotaIds.length > 0)
    await tx.insert(eventoIngressoCota).values(quotaIds.map((quotaId) => ({ igrejaId, ticketTypeId, quotaId })))
  if (addOnIds.length > 0)
    await tx.insert(eventoIngressoAdicional).values(addOnIds.map((addOnId) => ({ igrejaId, ticketTypeId, addOnId })))
}

/** Whether some coupon of the event can be typed. */
export async function hasCoupons({ church, tx }: ChurchWork, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoCupom.id })
    .from(eventoCupom)
    .where(and(ofChurch(eventoCupom, church), eq(eventoCupom.eventId, eventId), eq(eventoCupom.flagAtivo, true)))
    .limit(1)
  return rows.length > 0
}
