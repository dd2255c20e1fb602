import type { HolderForm } from '@narthex/contract/tickets/ticket-changes.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  listTickets,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
} from '../registrations/registrations.queries.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { toTicketType } from '../sale/sale.service.ts'

/** A ticket of a member's, by its registration. */
export interface OwnTicket {
  readonly codigo: string
  readonly ticketId: number
}

/** Locks a registration of the caller's and gives it with one of its tickets. Throws NOT_FOUND, also for an add-on. */
export async function lockOwnTicket(
  work: ChurchWork,
  { memberId }: Pick<Actor, 'memberId'>,
  { codigo, ticketId }: OwnTicket,
): Promise<{ readonly registration: RegistrationRow; readonly ticket: TicketRow }> {
  const registration = await lockRegistration(work, { codigo })
  if (!registration || registration.memberId !== memberId) throw notFound()
  const ticket = (await listTickets(work, codigo)).find(({ id }) => id === ticketId)
  if (ticket?.principalId !== null) throw notFound()
  return { registration, ticket }
}

/** The form for a ticket's holder; without files where there is no registration yet to upload them to. */
export function describeForm(sale: Sale, { ticketTypeId }: TicketRow, isWithFiles = true): HolderForm {
  const type = sale.types.find(({ id }) => id === ticketTypeId)
  if (!type) throw new Error('A ticket has no type')
  const asked = sale.questions.filter(({ ingressos }) => ingressos?.includes(type.id) ?? true)
  return {
    ingresso: toTicketType(type),
    perguntas: isWithFiles ? asked : asked.filter(({ tipo }) => tipo !== 'ARQUIVO'),
    termoMenores: sale.termoMenores,
  }
}
