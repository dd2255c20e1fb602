import type { RegistrationState } from '@narthex/contract/tickets/ticket-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { removeFilesOfEnded } from '../answer-files/answer-files.queries.ts'
import {
  forgetOrigin,
  listExpired,
  listTickets,
  lockRegistration,
  type RegistrationRow,
  updateRegistration,
  updateTickets,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { returnCoupon } from '../sale/coupons.queries.ts'
import { countTakenSeats } from '../sale/quotas.queries.ts'
import { closeOffer, releaseSeats } from './offers.service.ts'

type Ended = Exclude<RegistrationState, 'RESERVADA' | 'PENDENTE' | 'CONFIRMADA'>

/** Whether a registration takes seats. */
export const isLive = ({ situacao }: Pick<RegistrationRow, 'situacao'>): boolean =>
  situacao === 'RESERVADA' || situacao === 'PENDENTE' || situacao === 'CONFIRMADA'

/**
 * Ends a live registration that is locked: its seats and its coupon are free again, and are offered to those who wait.
 * The only way in which seats become free, with `cancelTickets`.
 */
export async function endRegistration(
  platform: Pick<TicketNeeds, 'signals'>,
  work: ChurchWork,
  registration: RegistrationRow,
  situacao: Ended,
): Promise<RegistrationRow> {
  if (!isLive(registration)) return registration
  const { codigo, couponId, eventId } = registration
  const seats = await countTakenSeats(work, registration)
  // An expired one may be paid all the same, and is counted for its network and browser then.
  const origin = situacao === 'EXPIRADA' ? {} : forgetOrigin
  const ended = await updateRegistration(work, codigo, { situacao, expiraEm: null, ...origin })
  // The tickets of an expired one stay as they are: a late payment takes their seats again.
  if (situacao !== 'EXPIRADA') await updateTickets(work, { inscricaoCodigo: codigo }, { situacao: 'CANCELADO' })
  await removeFilesOfEnded(work, codigo)
  await closeOffer(work, codigo, 'PASSOU')
  if (registration.situacao !== 'RESERVADA')
    for (const listen of platform.signals.registrationEnded) await listen(work, ended, registration.situacao)
  await releaseSeats(platform, work, eventId, seats)
  if (couponId !== null) await returnCoupon(work, couponId)
  return ended
}

/**
 * Cancels some tickets of a live registration that is locked, with their add-ons; the whole registration where no ticket
 * is left. Gives the canceled tickets.
 */
export async function cancelTickets(
  platform: Pick<TicketNeeds, 'signals'>,
  work: ChurchWork,
  registration: RegistrationRow,
  ticketIds: readonly number[],
): Promise<{ readonly registration: RegistrationRow; readonly canceledIds: readonly number[] }> {
  const { codigo, eventId } = registration
  const tickets = (await listTickets(work, codigo)).filter(({ situacao }) => situacao !== 'CANCELADO')
  const canceledIds = tickets
    .filter(
      ({ id, principalId }) => ticketIds.includes(id) || (principalId !== null && ticketIds.includes(principalId)),
    )
    .map(({ id }) => id)
  if (canceledIds.length === 0) return { registration, canceledIds }
  if (canceledIds.length === tickets.length)
    return { registration: await endRegistration(platform, work, registration, 'CANCELADA'), canceledIds }
  const seats = await countTakenSeats(work, registration, canceledIds)
  await updateTickets(work, { inscricaoCodigo: codigo, ids: canceledIds }, { situacao: 'CANCELADO' })
  for (const listen of platform.signals.ticketsCanceled) await listen(work, registration, canceledIds)
  await releaseSeats(platform, work, eventId, seats)
  return { registration, canceledIds }
}

/** More than one sweep ends in one go; the rest follows at once. */
const expiredPerSweep = 200

/** Releases the holds and unpaid registrations of an event whose time is over, each on its own. Gives their number. */
export async function releaseExpired(platform: TicketNeeds, call: ChurchCall, eventId: number): Promise<number> {
  const { inChurch } = call
  let released = 0
  for (;;) {
    const codes = await inChurch((work) => listExpired(work, eventId, expiredPerSweep))
    for (const codigo of codes) if (await inChurch((work) => expireRegistration(platform, work, codigo))) released += 1
    if (codes.length < expiredPerSweep) return released
  }
}

/** Its time may have been extended since, by a payment that began. */
async function expireRegistration(platform: TicketNeeds, work: ChurchWork, codigo: string): Promise<boolean> {
  const registration = await lockRegistration(work, { codigo })
  if (!registration?.expiraEm || registration.expiraEm > work.now || !isLive(registration)) return false
  await endRegistration(platform, work, registration, 'EXPIRADA')
  return true
}
