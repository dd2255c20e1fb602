import type { HandlerInput } from '@narthex/contract/endpoint'
import type { offerTransfer as offerEndpoint } from '@narthex/contract/tickets/ticket-changes.endpoints'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { makeCode } from '../../payments/orders/orders.service.ts'
import { findSettledPayment } from '../../payments/refunds/order-refunds.service.ts'
import { findRegistration, type RegistrationRow, type TicketRow } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findTransferDeadline, isBefore, isUsable } from '../sale/deadlines.rules.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { notTransferable, transferEnded } from '../sale/tickets.errors.ts'
import { lockOwnTicket, type OwnTicket } from './own-tickets.service.ts'
import { listLetInIds } from './ticket-changes.queries.ts'
import { closeTransfer, findTicket, insertTransfer, listOpenTransfers } from './transfers.queries.ts'

/** Mails that one member may send to strangers, in fifteen minutes. */
const maxOffers = 40

/** Offers a ticket of the caller's to a person, who gets a link by mail. The same person again changes nothing. */
export async function offerTransfer(
  platform: TicketNeeds,
  call: MemberCall,
  own: OwnTicket,
  { nome, email, idioma = undefined }: HandlerInput<typeof offerEndpoint>['body'],
): Promise<void> {
  const { actor, church, inChurch } = call
  const who = `${church.uuid}/${actor.memberId}`
  await countUse(call, { what: 'ticket transfers', who, limit: { maxAttempts: maxOffers } })
  await inChurch(async (work) => {
    const { registration, ticket } = await lockOwnTicket(work, actor, own)
    const [open] = await listOpenTransfers(work, [ticket.id])
    if (open?.email === email && open.nome === nome) return
    if (open) throw notTransferable()
    await requireTransferable(work, await requireSale(work, registration.eventId), registration, ticket)
    const codigo = makeCode(26)
    await insertTransfer(work, {
      codigo,
      ticketId: ticket.id,
      memberId: actor.memberId,
      nome,
      email,
      idioma: idioma ?? null,
      situacao: 'ABERTA',
      destinoCodigo: null,
      criadaEm: work.now,
    })
    for (const listen of platform.signals.transferOffered) await listen(work, codigo)
  })
}

/** Ends the offer of a ticket. Idempotent; throws TRANSFER_ENDED where it was accepted. */
export async function withdrawTransfer({ inChurch, actor }: MemberCall, own: OwnTicket): Promise<void> {
  await inChurch(async (work) => {
    const ticket = await findTicket(work, own.ticketId)
    if (ticket && ticket.inscricaoCodigo !== own.codigo) await requireNotHandedOn(work, actor.memberId, own, ticket)
    await lockOwnTicket(work, actor, own)
    const [open] = await listOpenTransfers(work, [own.ticketId])
    if (open) await closeTransfer(work, open.codigo, { situacao: 'RETIRADA' })
  })
}

async function requireNotHandedOn(
  work: ChurchWork,
  memberId: number,
  { codigo }: OwnTicket,
  { inscricaoCodigo }: TicketRow,
): Promise<void> {
  const left = await findRegistration(work, codigo)
  const now = await findRegistration(work, inscricaoCodigo)
  if (left?.memberId !== memberId || now?.transferidaDe !== findPaidCode(left)) throw notFound()
  throw transferEnded()
}

/** The registration that was paid for: a transferred ticket names it. */
export const findPaidCode = ({ codigo, transferidaDe }: Pick<RegistrationRow, 'codigo' | 'transferidaDe'>): string =>
  transferidaDe ?? codigo

/** False for a ticket that is invalid or was let in, after the deadline, and while all of its money goes back. */
export async function isTransferable(
  work: ChurchWork,
  sale: Sale,
  registration: RegistrationRow,
  ticket: TicketRow,
): Promise<boolean> {
  const isLetIn = (await listLetInIds(work, [ticket.id])).has(ticket.id)
  const isOpen = isUsable(registration, ticket, isLetIn) && isBefore(work.now, findTransferDeadline(sale))
  return isOpen && !(await isBeingRefunded(work, registration))
}

export async function requireTransferable(...place: Parameters<typeof isTransferable>): Promise<void> {
  if (!(await isTransferable(...place))) throw notTransferable()
}

async function isBeingRefunded(work: ChurchWork, registration: RegistrationRow): Promise<boolean> {
  const paid = await findRegistration(work, findPaidCode(registration))
  if (!paid || paid.pedidoCodigo === null) return false
  const payment = await findSettledPayment(work, paid.pedidoCodigo)
  return !payment || payment.left === 0
}
