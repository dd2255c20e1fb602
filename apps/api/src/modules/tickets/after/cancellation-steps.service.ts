import type { Success } from '@narthex/contract/endpoint'
import type { cancelTickets as cancelEndpoint } from '@narthex/contract/tickets/ticket-changes.endpoints'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import {
  findRefundAmount,
  isRefundedByGateway,
  planOrderRefund,
  type SettledPayment,
} from '../../payments/refunds/order-refunds.service.ts'
import { listTickets, type RegistrationRow } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { cancelTickets } from '../waiting/release.service.ts'
import { markCanceledBy } from './ticket-changes.queries.ts'

type Canceled = Success<typeof cancelEndpoint>

interface Asked {
  readonly chave: string
  /** Null: all of the registration. */
  readonly ingressos: readonly number[] | null
  /** Undefined or null: all that is left. */
  readonly devolucao?: number | null | undefined
}

/** The answer of the same call, made before. Throws IDEMPOTENCY_KEY_IN_USE for another one. */
export async function findEarlierCancellation(
  work: ChurchWork,
  { codigo, situacao }: RegistrationRow,
  { chave, ingressos, devolucao: asked }: Asked,
): Promise<Canceled | undefined> {
  const refunded = await findRefundAmount(work, chave)
  const tickets = await listTickets(work, codigo)
  const ids = tickets.filter(({ cancelamentoChave }) => cancelamentoChave === chave).map(({ id }) => id)
  if (ids.length === 0 && refunded === undefined) return undefined
  const devolucao = refunded ?? 0
  const isSame = ids.length > 0 && (ingressos?.every((id) => ids.includes(id)) ?? true)
  if (!isSame || (asked ?? devolucao) !== devolucao) throw keyInUse()
  return { situacao, ingressos: ids, devolucao }
}

interface Ending {
  readonly ids: readonly number[]
  readonly key: string
  readonly payment: SettledPayment | undefined
  /** Cents of the refund. */
  readonly amount: number
}

/** Cancels tickets and writes their refund down. `isSent`: it is for the caller to send it, after the commit. */
export async function cancelWithRefund(
  platform: TicketNeeds,
  work: ChurchWork,
  registration: RegistrationRow,
  { ids, key, payment, amount }: Ending,
): Promise<{ readonly answer: Canceled; readonly isSent: boolean }> {
  const { registration: left, canceledIds } = await cancelTickets(platform, work, registration, ids)
  await markCanceledBy(work, canceledIds, key)
  const answer = { situacao: left.situacao, ingressos: [...canceledIds], devolucao: amount }
  if (!payment || amount === 0) return { answer, isSent: false }
  const isByGateway = isRefundedByGateway(platform, work, payment, amount)
  await planOrderRefund(work, payment, { key, amount, isByGateway })
  return { answer, isSent: isByGateway }
}
