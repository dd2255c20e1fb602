import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'
import { eventoIngresso } from './sale.tables.ts'

/*
 * What belongs to a row of `evento_bilhete`, as conditions of joins. A ticket has a registration and a type; a holder once
 * one is named, and a buyer as its registration has.
 */

/**
 * The ticket that an add-on was bought with, or the ticket itself. Not by coalesce, which keeps an index from being used
 * under row level security: the planner does not know that it tells nothing of a row.
 */
export const mainTicketId = sql<number>`case when ${eventoBilhete.principalId} is null then ${eventoBilhete.id}
  else ${eventoBilhete.principalId} end`

export const isRegistrationOfTicket = (church: ChurchScope) =>
  and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, eventoBilhete.inscricaoCodigo))

export const isTypeOfTicket = (church: ChurchScope) =>
  and(ofChurch(eventoIngresso, church), eq(eventoIngresso.id, eventoBilhete.ticketTypeId))

export const isHolderOfTicket = (church: ChurchScope) =>
  and(ofChurch(eventoParticipante, church), eq(eventoParticipante.ticketId, eventoBilhete.id))

export const isBuyerOfTicket = (church: ChurchScope) =>
  and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, eventoBilhete.inscricaoCodigo))
