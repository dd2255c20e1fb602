import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { Cancellation, cancelTickets as cancelEndpoint } from '@narthex/contract/tickets/ticket-changes.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  findSettledPayment,
  holdSettledPayment,
  isRefundedByGateway,
  type SettledPayment,
} from '../../payments/refunds/order-refunds.service.ts'
import { trySendRefund } from '../../payments/refunds/refunds.service.ts'
import { lockDoor } from '../door/door.queries.ts'
import {
  findRegistration,
  listTickets,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findCancelDeadline, isBefore, isUsable } from '../sale/deadlines.rules.ts'
import { requireSale } from '../sale/sale.service.ts'
import { notCancelable, refundChanged } from '../sale/tickets.errors.ts'
import { cancelWithRefund, findEarlierCancellation } from './cancellation-steps.service.ts'
import { countRefundShare } from './refund-share.rules.ts'
import { listLetInIds } from './ticket-changes.queries.ts'

type GivenCancellation = HandlerInput<typeof cancelEndpoint>['body']

/** Computes the refund for tickets canceled now. Throws NOT_FOUND for another member's, NOT_CANCELABLE. */
export function previewCancellation(
  platform: TicketNeeds,
  { inChurch, actor }: MemberCall,
  codigo: string,
  ticketIds: readonly number[],
): Promise<Cancellation> {
  return inChurch(async (work) => {
    const registration = await findRegistration(work, codigo)
    if (!registration || registration.memberId !== actor.memberId) throw notFound()
    const { pedidoCodigo } = registration
    const payment = pedidoCodigo === null ? undefined : await findSettledPayment(work, pedidoCodigo)
    const { moeda, ...plan } = await planCancellation(work, registration, { payment, ticketIds })
    const { ids, amount, ate } = plan
    const isByGateway = payment !== undefined && isRefundedByGateway(platform, work, payment, amount)
    return {
      ingressos: ids,
      moeda,
      devolucao: amount,
      ate: ate.toISOString(),
      forma: amount === 0 ? null : isByGateway ? 'AUTOMATICO' : 'PELA_IGREJA',
      codigoMetodoPagamento: payment ? methodCodes[payment.method] : null,
    }
  })
}

/**
 * Cancels tickets of the caller's and writes their refund down in one transaction; then the refund is sent, by a job where
 * the gateway does not answer. Lock order: order, payment, registration, door, waiting list, quotas. Throws REFUND_CHANGED
 * for another amount than the preview's, else as `previewCancellation`.
 */
export async function cancelOwnTickets(
  platform: TicketNeeds,
  call: MemberCall,
  codigo: string,
  given: GivenCancellation,
): Promise<Success<typeof cancelEndpoint>> {
  const { answer, isSent } = await call.inChurch(async (work) => {
    const known = await findRegistration(work, codigo)
    if (!known || known.memberId !== call.actor.memberId) throw notFound()
    const payment = known.pedidoCodigo === null ? undefined : await holdSettledPayment(work, known.pedidoCodigo)
    const registration = await lockRegistration(work, { codigo })
    if (!registration || registration.memberId !== call.actor.memberId) throw notFound()
    const before = await findEarlierCancellation(work, registration, given)
    if (before) return { answer: before, isSent: false }
    await lockDoor(work, registration.eventId)
    const { ids, amount } = await planCancellation(work, registration, { payment, ticketIds: given.ingressos })
    if (amount !== given.devolucao) throw refundChanged(amount)
    return cancelWithRefund(platform, work, registration, { ids, key: given.chave, payment, amount })
  })
  if (isSent) await trySendRefund(platform, call, given.chave)
  return answer
}

interface CancellationPlan {
  /** Ids of the tickets and of their add-ons. */
  readonly ids: number[]
  readonly amount: number
  readonly moeda: RegistrationRow['moeda']
  readonly ate: Date
}

/** Throws NOT_FOUND for a ticket of another registration, NOT_CANCELABLE. */
async function planCancellation(
  work: ChurchWork,
  registration: RegistrationRow,
  { payment, ticketIds }: { readonly payment: SettledPayment | undefined; readonly ticketIds: readonly number[] },
): Promise<CancellationPlan> {
  const tickets = await listTickets(work, registration.codigo)
  const chosen = tickets.filter(({ id, principalId }) => principalId === null && ticketIds.includes(id))
  if (chosen.length !== new Set(ticketIds).size) throw notFound()
  const sale = await requireSale(work, registration.eventId)
  const ate = findCancelDeadline(sale, registration, tickets)
  const letIn = await listLetInIds(work, [...ticketIds])
  if (ate === null || !isBefore(work.now, ate)) throw notCancelable()
  if (!chosen.every((ticket) => isUsable(registration, ticket, letIn.has(ticket.id)))) throw notCancelable()
  const canceled = tickets.filter(
    ({ id, principalId, situacao }) => situacao !== 'CANCELADO' && ticketIds.includes(principalId ?? id),
  )
  const amount = payment
    ? countRefundShare({
        paid: payment.captured,
        left: payment.left,
        price: registration.valor - registration.desconto,
        canceledBefore: sumPrices(tickets.filter(({ situacao }) => situacao === 'CANCELADO')),
        canceledNow: sumPrices(canceled),
        percent: sale.cancelamentoPercentual,
        returnsFees: sale.flagDevolverTaxas,
      })
    : 0
  return { ids: canceled.map(({ id }) => id), amount, moeda: registration.moeda, ate }
}

const sumPrices = (tickets: readonly TicketRow[]): number =>
  tickets.reduce((sum, { valor, desconto }) => sum + valor - desconto, 0)
