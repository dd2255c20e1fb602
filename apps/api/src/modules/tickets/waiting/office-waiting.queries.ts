import type { WaitingState } from '@narthex/contract/tickets/ticket-states'
import { and, eq, inArray } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoEspera, eventoInscricao } from '../registrations/registrations.tables.ts'
import { eventoIngresso } from '../sale/sale.tables.ts'

export interface WaitingFilter {
  readonly eventId: number
  readonly states: readonly WaitingState[]
  readonly ticketTypeId?: number | undefined
}

export const waitingOrder = defineKeyset('waiting', [
  { column: eventoEspera.criadaEm, kind: 'moment', direction: 'asc' },
  { column: eventoEspera.codigo, kind: 'text', direction: 'asc' },
])

/** Lists waiting people in the order of the list, with the hold that was offered. */
export function listWaitingPeople(work: ChurchWork, filter: WaitingFilter, { isBehind, limit }: Part) {
  const { church, tx } = work
  return tx
    .select({
      place: waitingOrder.place,
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
    .where(and(isListed(work, filter), isBehind))
    .orderBy(...waitingOrder.orderBy)
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
