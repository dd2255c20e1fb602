import type { CallInput } from '@narthex/contract/endpoint'
import type { Participant, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import * as changes from '@narthex/contract/tickets/ticket-changes.endpoints'
import { callApi } from '../../../session/api.ts'

/** A ticket of a member's. */
export interface OwnTicket {
  readonly memberId: number
  readonly codigo: string
  readonly ticket: Ticket
}

const toParams = ({ memberId, codigo, ticket }: OwnTicket) => ({
  userId: String(memberId),
  codigo,
  ticketId: String(ticket.id),
})

export const loadCancellation = (memberId: number, codigo: string, ingressos: number[]) =>
  callApi(changes.previewCancellation, { params: { userId: String(memberId), codigo }, body: { ingressos } })

export const cancelTickets = (
  memberId: number,
  codigo: string,
  body: CallInput<typeof changes.cancelTickets>['body'],
) => callApi(changes.cancelTickets, { params: { userId: String(memberId), codigo }, body })

export const loadHolder = (own: OwnTicket) => callApi(changes.getTicketHolder, { params: toParams(own) })

export const saveHolder = (own: OwnTicket, versao: number, participante: Participant) =>
  callApi(changes.setTicketHolder, { params: toParams(own), body: { versao, participante } })

export const offerTransfer = (own: OwnTicket, body: CallInput<typeof changes.offerTransfer>['body']) =>
  callApi(changes.offerTransfer, { params: toParams(own), body })

export const withdrawTransfer = (own: OwnTicket) => callApi(changes.withdrawTransfer, { params: toParams(own) })
