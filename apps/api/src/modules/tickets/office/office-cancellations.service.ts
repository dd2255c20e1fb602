import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { cancelRegistration as cancelEndpoint } from '@narthex/contract/tickets/office-registration.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { notRefundable } from '../../payments/orders/payments.errors.ts'
import { holdSettledPayment } from '../../payments/refunds/order-refunds.service.ts'
import { trySendRefund } from '../../payments/refunds/refunds.service.ts'
import { cancelWithRefund, findEarlierCancellation } from '../after/cancellation-steps.service.ts'
import { listLetInIds } from '../after/ticket-changes.queries.ts'
import { lockDoor } from '../door/door.queries.ts'
import { listTickets, type RegistrationRow } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { registrationRecord, ticketRecord } from '../registrations/tickets.records.ts'
import { notCancelable } from '../sale/tickets.errors.ts'
import { lockOfficeRegistration, type OfficePlace, requireOfficeRegistration } from './office-places.service.ts'

type GivenCancellation = HandlerInput<typeof cancelEndpoint>['body']

/**
 * Cancels tickets of others and writes their refund down in one transaction, as a buyer does (decision 0087), without
 * deadline and share. Idempotent by `chave`.
 */
export async function cancelAtOffice(
  platform: TicketNeeds,
  call: MemberCall,
  at: OfficePlace,
  given: GivenCancellation,
): Promise<Success<typeof cancelEndpoint>> {
  const { chave } = given
  const { eventId: evento, codigo: inscricao } = at
  const plan = { act: 'REGISTRATION_CANCELED', subject: { evento, inscricao }, isPublic: false } as const
  const { answer, isSent } = await edit(call, plan, async ({ work, watch, about, unchanged }) => {
    const { pedidoCodigo } = await requireOfficeRegistration(work, at)
    const payment = pedidoCodigo === null ? undefined : await holdSettledPayment(work, pedidoCodigo)
    const registration = await lockOfficeRegistration(work, at)
    const before = await findEarlierCancellation(work, registration, given)
    if (before) return unchanged({ answer: before, isSent: false })
    await lockDoor(work, at.eventId)
    const ids = await requireCancelable(work, registration, given.ingressos)
    const buyer = registration.memberId ?? undefined
    const tickets = (await listTickets(work, inscricao)).map(({ id }) => ticketRecord(id, buyer))
    await watch(registrationRecord(inscricao, buyer), ...tickets)
    const devolucao = given.devolucao ?? payment?.left ?? 0
    if (devolucao > (payment?.left ?? 0)) throw notRefundable()
    const ended = await cancelWithRefund(platform, work, registration, { ids, key: chave, payment, amount: devolucao })
    about({ ingressos: ended.answer.ingressos.length, valor: devolucao })
    return ended
  })
  if (isSent) await trySendRefund(platform, call, chave)
  return answer
}

/** The tickets to cancel: all that are left where none is named. */
async function requireCancelable(
  work: ChurchWork,
  { codigo, situacao }: RegistrationRow,
  wanted: readonly number[] | null,
): Promise<readonly number[]> {
  const tickets = await listTickets(work, codigo)
  const left = tickets.filter((ticket) => ticket.situacao !== 'CANCELADO')
  const ids = wanted ?? left.map(({ id }) => id)
  if (ids.some((wantedId) => !tickets.some(({ id }) => id === wantedId))) throw notFound()
  const chosen = left.filter(({ id }) => ids.includes(id))
  if (chosen.length === 0 || chosen.length !== new Set(ids).size) throw notCancelable()
  // The order of an unpaid one asks for the whole sum.
  if (situacao !== 'CONFIRMADA' && (situacao !== 'PENDENTE' || wanted !== null)) throw notCancelable()
  const mainIds = chosen.map(({ id, principalId }) => principalId ?? id)
  if ((await listLetInIds(work, mainIds)).size > 0) throw notCancelable()
  return ids
}
