import type { WaitingState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoEspera, eventoInscricao } from '../registrations.tables.ts'
import { eventoIngresso } from '../sale.tables.ts'

export interface WaitingFilter {
  readonly eventId: number
  readonly states: readonly WaitingState[]
  readonly ticketTypeId?: number | undefined
}

/** In the order of the list, from behind one on, with the hold that was offered. */
export function listWaitingPeople(
  work: ChurchWork,
  filter: WaitingFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  const { church, tx } = work
  return tx
    .select({
      codigo: eventoEspera.codigo,
      situacao: eventoEspera.situacao,
      idIngresso: eventoEspera.ticketTypeId,
      ingresso: eventoIngresso.nome,
      quantidade: eventoEspera.quantidade,
      nome: eventoEspera.nome,
      email: eventoEspera.email,
      telefone: eventoEspera.telefone,
      criadaEm: eventoEspera.criadaEm,
      expiraEm: eventoInscricao.expiraEm,
    })
    .from(eventoEspera)
    .innerJoin(eventoIngresso, and(ofChurch(eventoIngresso, church), eq(eventoIngresso.id, eventoEspera.ticketTypeId)))
    .leftJoin(
      eventoInscricao,
      and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, eventoEspera.inscricaoCodigo)),
    )
    .where(
      and(
        isListed(work, filter),
        after === undefined
          ? undefined
          : sql`(${eventoEspera.criadaEm}, ${eventoEspera.codigo}) > (select a.criada_em, a.codigo from evento_espera a
              where a.igreja_id = ${church.igrejaId} and a.evento_id = ${filter.eventId} and a.codigo = ${after})`,
      ),
    )
    .orderBy(asc(eventoEspera.criadaEm), asc(eventoEspera.codigo))
    .limit(limit)
}

export type WaitingPerson = Awaited<ReturnType<typeof listWaitingPeople>>[number]

export const countWaitingPeople = (work: ChurchWork, filter: WaitingFilter): Promise<number> =>
  work.tx.$count(eventoEspera, isListed(work, filter))

const isListed = ({ church }: ChurchWork, { eventId, states, ticketTypeId }: WaitingFilter) =>
  and(
    ofChurch(eventoEspera, church),
    eq(eventoEspera.eventId, eventId),
    inArray(eventoEspera.situacao, [...states]),
    ticketTypeId === undefined ? undefined : eq(eventoEspera.ticketTypeId, ticketTypeId),
  )
