import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OrderPurpose } from '../../payments/orders/orders.service.ts'
import type { OrderFacts, PaymentFacts } from '../../payments/orders/payments.signals.ts'
import { planExpiry, planRelease } from '../registrations/hold-time.service.ts'
import {
  findBuyer,
  listTickets,
  lockRegistration,
  lockTransferred,
  type RegistrationRow,
  updateRegistration,
  updateTickets,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { limitsPersons } from '../sale/choice.rules.ts'
import { takeCoupon } from '../sale/coupons.queries.ts'
import { requireNetworkShare } from '../sale/network-share.service.ts'
import { countTakenSeats, lockEventQuotas, lockSaleRules, takeSeats } from '../sale/quotas.queries.ts'
import { findSale, type Sale } from '../sale/sale.queries.ts'
import { eventEnded, holdExpired, soldOut, ticketUnavailable } from '../sale/tickets.errors.ts'
import { lockBeforeRelease } from '../waiting/offers.service.ts'
import { endRegistration, isLive } from '../waiting/release.service.ts'
import { confirmRegistration } from './confirming.service.ts'
import { requireOwnersLimits } from './registration-checks.service.ts'

/** Purpose by which this module's orders are known. */
export const ticketPurpose = 'evento' satisfies OrderPurpose

type Needs = Pick<TicketNeeds, 'signals'>

type Listen = (
  platform: Needs,
  work: ChurchWork,
  registration: RegistrationRow,
  payment: PaymentFacts,
) => Promise<unknown>

const ofTickets =
  (listen: Listen) =>
  async (work: ChurchWork, order: OrderFacts, payment: PaymentFacts, platform: Needs): Promise<void> => {
    const registration = await lockOrdered(work, order)
    if (registration) await listen(platform, work, registration, payment)
  }

/** A registration follows the payments of its order. */
export const followTicketPayments = {
  paymentWaiting: ofTickets(async ({ signals }, work, registration, payment) => {
    for (const listen of signals.registrationWaiting) await listen(work, registration, payment)
  }),
  paymentSettled: ofTickets(confirmRegistration),
  paymentClosed: ofTickets(closePayment),
  paymentRefunded: ofTickets(followRefund),
  async orderPayable(work, order) {
    const registration = await lockOrdered(work, order)
    if (registration) await requirePayable(work, registration)
  },
  async latePaymentWanted(work, order) {
    if (order.finalidade !== ticketPurpose) return true
    const registration = await lockOrdered(work, order)
    return registration !== undefined && (await isTakenAgain(work, registration))
  },
} satisfies Listeners

const lockOrdered = async (work: ChurchWork, { finalidade, codigo }: OrderFacts) =>
  finalidade === ticketPurpose ? lockRegistration(work, { orderCode: codigo }) : undefined

/**
 * A payment begins: it decides from now on, not the clock. One that had expired takes its seats again. Throws EVT_REG_001,
 * EVT_REG_002, TICKET_LIMIT, NETWORK_SHARE or HOLD_EXPIRED.
 */
async function requirePayable(work: ChurchWork, registration: RegistrationRow): Promise<void> {
  if (!(await work.facts()).modules.has('MOD_EVENTO')) throw ticketUnavailable()
  const { codigo, eventId, situacao } = registration
  const sale = await findSale(work, eventId)
  if (!sale || sale.event.dataFim <= work.now) throw eventEnded()
  if (situacao === 'EXPIRADA') {
    if (limitsPersons(sale)) await requireLimitsAgain(work, sale, registration)
    if (!(await isTakenAgain(work, registration))) throw soldOut()
    if (registration.rede !== null) await requireNetworkShare(work, sale, [registration.rede])
  } else if (situacao !== 'PENDENTE') throw holdExpired()
  await updateRegistration(work, codigo, { expiraEm: null })
}

/** An expired purchase was not counted for its buyer, who may have bought others since. */
async function requireLimitsAgain(
  work: ChurchWork,
  sale: Sale,
  { codigo, memberId, navegador: browser }: RegistrationRow,
): Promise<void> {
  const email = memberId === null ? (await findBuyer(work, codigo))?.email : null
  const owner = memberId === null ? { email: email ?? '', browser } : { memberId }
  await requireOwnersLimits(work, sale, { codigo, owner, tickets: await listTickets(work, codigo) })
}

/** Whether the registration has its seats, or could take them again after they were released; then it is open. */
async function isTakenAgain(work: ChurchWork, registration: RegistrationRow): Promise<boolean> {
  const { codigo, situacao, couponId } = registration
  if (situacao !== 'EXPIRADA') return situacao === 'PENDENTE'
  if (!(await takeSeats(work, await countTakenSeats(work, registration)))) return false
  // Its price was given: a coupon that others have used up since still counts.
  const isUsed = couponId !== null && (await takeCoupon(work, couponId))
  await updateRegistration(work, codigo, {
    situacao: 'PENDENTE',
    expiraEm: null,
    ...(couponId !== null && !isUsed && { couponId: null }),
  })
  return true
}

/** Closes a payment. If it expired, the seats are free at once; else the buyer has the time of a hold to retry. */
async function closePayment(
  platform: Needs,
  work: ChurchWork,
  registration: RegistrationRow,
  { situacao }: PaymentFacts,
): Promise<void> {
  const { codigo, eventId } = registration
  if (registration.situacao !== 'PENDENTE') return
  if (situacao === 'expired') {
    await endRegistration(platform, work, registration, 'EXPIRADA')
    return
  }
  const sale = await findSale(work, eventId)
  const expiraEm = planExpiry(work, sale?.minutosReserva ?? 1)
  await updateRegistration(work, codigo, { expiraEm })
  await planRelease(work, eventId, expiraEm)
}

/**
 * All of the money went back: the registration ends, and with it the tickets that were transferred from it. A part leaves
 * the tickets as they are: who gives it back cancels those that it is for.
 */
async function followRefund(
  platform: Needs,
  work: ChurchWork,
  registration: RegistrationRow,
  { situacao, valor, estornado }: PaymentFacts,
): Promise<void> {
  const { codigo } = registration
  const { signals } = platform
  if (situacao !== 'refunded' || estornado < valor) {
    for (const listen of signals.ticketsRefunded) await listen(work, registration, estornado)
    return
  }
  const transferred = (await lockTransferred(work, codigo)).filter(isLive)
  if (transferred.length > 0) await lockAllSeats(work, registration.eventId)
  if (registration.situacao === 'CONFIRMADA') await endRegistration(platform, work, registration, 'ESTORNADA')
  else if (registration.situacao === 'CANCELADA') {
    const refunded = await updateRegistration(work, codigo, { situacao: 'ESTORNADA' })
    await updateTickets(work, { inscricaoCodigo: codigo }, { situacao: 'CANCELADO' })
    for (const listen of signals.registrationEnded) await listen(work, refunded, registration.situacao)
  }
  for (const each of transferred) await endRegistration(platform, work, each, 'CANCELADA')
}

/** Several registrations end: their quotas are locked in one order before the first is changed. */
export async function lockAllSeats(work: ChurchWork, eventId: number): Promise<void> {
  await lockSaleRules(work, eventId)
  await lockBeforeRelease(work, eventId)
  await lockEventQuotas(work, eventId)
}
