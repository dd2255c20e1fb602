import type { RegistrationRow, TicketRow } from '../registrations/registrations.queries.ts'
import type { Sale } from './sale.queries.ts'

type Deadlines = Pick<Sale, 'cancelamentoAte' | 'transferenciaAte' | 'respostasAte'> & {
  readonly event: { readonly dataInicio: Date | string; readonly dataFim: Date | string }
}

/** A ticket's buyer paid for it. */
export const isPaidTicket = ({ valor, desconto }: Pick<TicketRow, 'valor' | 'desconto'>): boolean => valor > desconto

/**
 * Moment until which a buyer may cancel a registration: a free one until the event begins, a paid one as the event
 * says. Null where it may not, also where another person paid for it.
 */
export function findCancelDeadline(
  { cancelamentoAte, event }: Deadlines,
  { transferidaDe }: Pick<RegistrationRow, 'transferidaDe'>,
  tickets: readonly Pick<TicketRow, 'valor' | 'desconto'>[],
): Date | null {
  if (!tickets.some(isPaidTicket)) return new Date(event.dataInicio)
  if (transferidaDe !== null || cancelamentoAte === null) return null
  return earlier(cancelamentoAte, event.dataFim)
}

/** Null where the event forbids it. */
export const findTransferDeadline = ({ transferenciaAte, event }: Deadlines): Date | null =>
  transferenciaAte && earlier(transferenciaAte, event.dataFim)

/** The event's start where it names no other moment. */
export const findAnswersDeadline = ({ respostasAte, event }: Deadlines): Date =>
  respostasAte ? earlier(respostasAte, event.dataFim) : new Date(event.dataInicio)

function earlier(moment: Date, end: Date | string): Date {
  const last = new Date(end)
  return moment < last ? moment : last
}

export const isBefore = (now: Date, deadline: Date | null): boolean => deadline !== null && now < deadline

/** Valid, a person's own, and not let in yet. Add-ons follow their tickets. */
export const isUsable = (
  { situacao }: Pick<RegistrationRow, 'situacao'>,
  ticket: Pick<TicketRow, 'situacao' | 'principalId'>,
  isLetIn: boolean,
): boolean => situacao === 'CONFIRMADA' && ticket.situacao === 'VALIDO' && ticket.principalId === null && !isLetIn
