import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  forgetOrigin,
  type RegistrationRow,
  updateRegistration,
  updateTickets,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { closeOffer } from '../waiting/offers.service.ts'

/** A visitor's browser is bound by the limit per person, and free tickets are counted for their network, for a while. */
const keepVisitor = ({ pedidoCodigo, rede }: RegistrationRow) => ({ rede: pedidoCodigo === null ? rede : null })

/** Makes the tickets of a locked registration valid: it is paid, free, or entered by staff. Once per registration. */
export async function confirmRegistration(
  { signals }: Pick<TicketNeeds, 'signals'>,
  work: ChurchWork,
  registration: RegistrationRow,
): Promise<RegistrationRow> {
  const { codigo, situacao, memberId } = registration
  if (situacao !== 'RESERVADA' && situacao !== 'PENDENTE') return registration
  const confirmed = await updateRegistration(work, codigo, {
    situacao: 'CONFIRMADA',
    confirmadaEm: work.now,
    expiraEm: null,
    ...(memberId === null ? keepVisitor(registration) : forgetOrigin),
  })
  await updateTickets(work, { inscricaoCodigo: codigo }, { situacao: 'VALIDO' })
  await closeOffer(work, codigo, 'ACEITA')
  for (const listen of signals.ticketsConfirmed) await listen(work, confirmed)
  return confirmed
}
