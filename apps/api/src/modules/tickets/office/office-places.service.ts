import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  findRegistration,
  listTickets,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
} from '../registrations/registrations.queries.ts'

/** A registration of an event, as calls of staff name it. */
export interface OfficePlace {
  readonly eventId: number
  readonly codigo: string
}

/** Throws NOT_FOUND, also for a hold alone. */
export async function requireOfficeRegistration(
  work: ChurchWork,
  { eventId, codigo }: OfficePlace,
): Promise<RegistrationRow> {
  return requireOfEvent(await findRegistration(work, codigo), eventId)
}

/** Locks a registration. Throws NOT_FOUND, also for a hold alone. */
export async function lockOfficeRegistration(
  work: ChurchWork,
  { eventId, codigo }: OfficePlace,
): Promise<RegistrationRow> {
  return requireOfEvent(await lockRegistration(work, { codigo }), eventId)
}

function requireOfEvent(registration: RegistrationRow | undefined, eventId: number): RegistrationRow {
  if (registration?.eventId !== eventId || registration.situacao === 'RESERVADA') throw notFound()
  return registration
}

/** A ticket of a registration, which is locked. Throws NOT_FOUND, also for an add-on. */
export async function lockOfficeTicket(
  work: ChurchWork,
  { ticketId, ...place }: OfficePlace & { readonly ticketId: number },
): Promise<{ readonly registration: RegistrationRow; readonly ticket: TicketRow }> {
  const registration = await lockOfficeRegistration(work, place)
  const ticket = (await listTickets(work, registration.codigo)).find(({ id }) => id === ticketId)
  if (ticket?.principalId !== null) throw notFound()
  return { registration, ticket }
}
