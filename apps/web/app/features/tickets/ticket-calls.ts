import type { Loaded } from '@narthex/client/data/loaded'
import { useLoaded } from '@narthex/client/data/use-loaded'
import * as registrations from '@narthex/contract/tickets/registration.endpoints'
import * as sale from '@narthex/contract/tickets/sale.endpoints'
import type { EventSale, Registration, Seats } from '@narthex/contract/tickets/ticket.schemas'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { isSessionKnown } from '../../session/session-known.ts'

/** Loads the seats in the browser, since the page is cached. With a login, the caller's own limits apply. */
export function useSeats(eventId: number, acesso: string): Loaded<Seats> {
  const { slug } = useChurchSite().church
  const isKnown = useSession(isSessionKnown)
  const reader = useSession(({ account }) => account?.id)
  return useLoaded(isKnown ? `${eventId} ${acesso} ${reader ?? ''}` : undefined, () =>
    callApi(sale.listSeats, { params: { slug, id: String(eventId) }, query: { ...(acesso && { acesso }) } }),
  )
}

/** The caller's purchases of an event; none for a visitor. */
export function useOwnRegistrations(eventId: number): Loaded<Registration[]> {
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  return useLoaded(memberId === undefined ? undefined : `${memberId} ${eventId}`, () =>
    callApi(registrations.listMyRegistrations, { params: { userId: String(memberId), eventId: String(eventId) } }),
  )
}

/** The sale as it is now, after the page was loaded. */
export function loadSale(slug: string, eventId: number, acesso: string): Promise<EventSale> {
  return callApi(sale.getEventSale, { params: { slug, id: String(eventId) }, query: { ...(acesso && { acesso }) } })
}
