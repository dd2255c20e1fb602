import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { jsonList, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { eventoLeitura, eventoLista } from '../door/door.tables.ts'
import { eventoBilhete, eventoInscricao, eventoParticipante } from '../registrations/registrations.tables.ts'
import { addOnIds, quotaIds, typeColumns } from '../sale/sale.queries.ts'
import {
  eventoCota,
  eventoCupom,
  eventoIngresso,
  eventoIngressoAdicional,
  eventoIngressoCota,
  eventoPergunta,
  eventoVenda,
} from '../sale/sale.tables.ts'
import { isHolderOfTicket } from '../sale/ticket-joins.queries.ts'

const live = sql.join(
  liveRegistrationStates.map((state) => sql`${state}`),
  sql`, `,
)
const sold = sql<number>`(select count(*)::int from ${eventoBilhete} b join ${eventoInscricao} r
  on r.igreja_id = b.igreja_id and r.codigo = b.inscricao_codigo
  where b.igreja_id = ${eventoIngresso.igrejaId} and b.ingresso_id = ${eventoIngresso.id}
    and b.situacao <> 'CANCELADO' and r.situacao in (${live}))`
const typeRow = jsonRow({
  ...typeColumns,
  ordem: eventoIngresso.ordem,
  cotas: quotaIds,
  adicionais: addOnIds,
  vendidos: sold,
})

const questionRow = jsonRow({
  id: eventoPergunta.id,
  ordem: eventoPergunta.ordem,
  rotulo: eventoPergunta.rotulo,
  ajuda: eventoPergunta.ajuda,
  tipo: eventoPergunta.tipo,
  opcoes: eventoPergunta.opcoes,
  texto: eventoPergunta.texto,
  flagObrigatoria: eventoPergunta.flagObrigatoria,
  ingressos: eventoPergunta.ingressos,
  flagAtiva: eventoPergunta.flagAtiva,
})

const couponRow = jsonRow({
  id: eventoCupom.id,
  codigo: eventoCupom.codigo,
  tipo: eventoCupom.tipo,
  valor: eventoCupom.valor,
  inicio: eventoCupom.inicio,
  fim: eventoCupom.fim,
  usosMax: eventoCupom.usosMax,
  usos: eventoCupom.usos,
  minimoPessoas: eventoCupom.minimoPessoas,
  ingressos: eventoCupom.ingressos,
  flagAtivo: eventoCupom.flagAtivo,
})

const listRow = jsonRow({
  id: eventoLista.id,
  nome: eventoLista.nome,
  ingressos: eventoLista.ingressos,
  leituras: sql<number>`(select count(*)::int from ${eventoLeitura} l
    where l.igreja_id = ${eventoLista.igrejaId} and l.lista_id = ${eventoLista.id})`,
})

/** A sale with everything that staff write of it, in one statement. */
export async function findWholeSale({ church, tx }: ChurchWork, eventId: number) {
  const quotaRow = jsonRow({
    id: eventoCota.id,
    nome: eventoCota.nome,
    vagas: eventoCota.vagas,
    ocupadas: eventoCota.ocupadas,
  })
  const [found] = await tx
    .select({
      sale: eventoVenda,
      cotas: jsonList(eventoCota, church, {
        row: quotaRow,
        where: eq(eventoCota.eventId, eventId),
        orderBy: [eventoCota.id],
      }),
      ingressos: jsonList(eventoIngresso, church, {
        row: typeRow,
        where: eq(eventoIngresso.eventId, eventId),
        orderBy: [eventoIngresso.ordem, eventoIngresso.id],
      }),
      perguntas: jsonList(eventoPergunta, church, {
        row: questionRow,
        where: eq(eventoPergunta.eventId, eventId),
        orderBy: [eventoPergunta.ordem, eventoPergunta.id],
      }),
      cupons: jsonList(eventoCupom, church, {
        row: couponRow,
        where: eq(eventoCupom.eventId, eventId),
        orderBy: [eventoCupom.codigo],
      }),
      listas: jsonList(eventoLista, church, {
        row: listRow,
        where: eq(eventoLista.eventId, eventId),
        orderBy: [eventoLista.id],
      }),
    })
    .from(eventoVenda)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
  return found
}

export async function updateSale(
  { church, tx }: ChurchWork,
  eventId: number,
  change: Partial<OwnRow<typeof eventoVenda>>,
): Promise<void> {
  await tx
    .update(eventoVenda)
    .set(change)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
}

export async function deleteSale({ church, tx }: ChurchWork, eventId: number): Promise<void> {
  const ofEvent = and(ofChurch(eventoInscricao, church), eq(eventoInscricao.eventId, eventId))
  // Coupons and types are named by purchases, which go first.
  await tx.delete(eventoInscricao).where(ofEvent)
  await tx.delete(eventoVenda).where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
}

/** Whether an event has registrations that are more than holds, whatever became of them. */
export async function hasRegistrations({ church, tx }: ChurchWork, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ codigo: eventoInscricao.codigo })
    .from(eventoInscricao)
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        sql`(${eventoInscricao.situacao} in ('PENDENTE', 'CONFIRMADA') or ${eventoInscricao.pedidoCodigo} is not null)`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether a type has tickets, held and ended ones included. */
export async function isTypeUsed({ church, tx }: ChurchWork, ticketTypeId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoBilhete.id })
    .from(eventoBilhete)
    .where(and(ofChurch(eventoBilhete, church), eq(eventoBilhete.ticketTypeId, ticketTypeId)))
    .limit(1)
  return rows.length > 0
}

/** Replaces which quotas and add-ons a type has. */
export async function unlinkTicketType({ church, tx }: ChurchWork, ticketTypeId: number): Promise<void> {
  for (const table of [eventoIngressoCota, eventoIngressoAdicional])
    await tx.delete(table).where(and(ofChurch(table, church), eq(table.ticketTypeId, ticketTypeId)))
}

/** Lists the quota ids among these that are of the event. */
export async function listQuotaIds({ church, tx }: ChurchWork, eventId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: eventoCota.id })
    .from(eventoCota)
    .where(and(ofChurch(eventoCota, church), eq(eventoCota.eventId, eventId), inArray(eventoCota.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Whether a quota would have more seats taken than it has, counted from live tickets. */
export async function hasTooFewSeats({ church, tx }: ChurchWork, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: eventoCota.id })
    .from(eventoCota)
    .where(
      and(
        ofChurch(eventoCota, church),
        eq(eventoCota.eventId, eventId),
        sql`${eventoCota.vagas} < (select count(*) from ${eventoIngressoCota} l
          join ${eventoBilhete} t on t.igreja_id = l.igreja_id and t.ingresso_id = l.ingresso_id
          join ${eventoInscricao} r on r.igreja_id = t.igreja_id and r.codigo = t.inscricao_codigo
          where l.igreja_id = ${eventoCota.igrejaId} and l.cota_id = ${eventoCota.id}
            and t.situacao <> 'CANCELADO' and r.situacao in (${live}))`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether someone answered a question. */
export async function isAnswered({ church, tx }: ChurchWork, eventId: number, questionId: number): Promise<boolean> {
  const answer = JSON.stringify([{ idPergunta: questionId }])
  const rows = await tx
    .select({ id: eventoBilhete.id })
    .from(eventoBilhete)
    .innerJoin(eventoParticipante, isHolderOfTicket(church))
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.eventId, eventId),
        sql`${eventoParticipante.respostas} @> ${answer}::jsonb`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether a purchase was made with a coupon, whatever became of it. */
export async function isCouponUsed({ church, tx }: ChurchWork, couponId: number): Promise<boolean> {
  const rows = await tx
    .select({ codigo: eventoInscricao.codigo })
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.couponId, couponId)))
    .limit(1)
  return rows.length > 0
}
